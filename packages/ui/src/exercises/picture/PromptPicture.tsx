import type { Picture as PictureValue } from "@alambic/contract";
import { Picture } from "./Picture.tsx";
import { promptPicture } from "./Picture.css.ts";

/** The picture that a question is about, on a ground of its own. */
export function PromptPicture({ picture }: { readonly picture: PictureValue | undefined }) {
  if (picture === undefined) return null;
  return (
    <div className={promptPicture}>
      <Picture picture={picture} size="large" />
    </div>
  );
}
