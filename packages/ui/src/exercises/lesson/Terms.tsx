import type { TermsBlock } from "@alambic/contract";
import { Picture } from "../picture/Picture.tsx";
import { RichText } from "../rich-text/RichText.tsx";
import { entry, term, termDescription, termPicture, terms } from "./Terms.css.ts";

/** Words and what they mean, each with its picture if it has one. */
export function Terms({ entries }: Pick<TermsBlock, "entries">) {
  return (
    <dl className={terms}>
      {entries.map(({ term: name, description, picture }, index) => (
        <div key={`${index}`} className={entry}>
          <dt className={term}>
            {picture === undefined ? null : (
              <span className={termPicture}>
                <Picture picture={picture} size="small" />
              </span>
            )}
            <RichText text={name} />
          </dt>
          <dd className={termDescription({ pictured: picture !== undefined })}>
            <RichText text={description} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
