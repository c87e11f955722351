import type { FillInBlankContent, FillInBlankResponse } from "@alambic/contract";
import { gapsOf, typedInto } from "@alambic/domain/exercises/fill-in-blank";
import { lazyPart } from "../../primitives/lazy-part/lazyPart.tsx";
import type { KindProps } from "../renderer.ts";
import { isLong } from "../rich-text/isLong.ts";
import { RichText } from "../rich-text/RichText.tsx";
import { sentence } from "./FillInBlank.css.ts";
import { Gap } from "./Gap.tsx";
import { textsOf } from "./textsOf.ts";

type FillInBlankProps = KindProps<FillInBlankContent, FillInBlankResponse>;

const WordBank = lazyPart(async () => ({ default: (await import("./WordBank.tsx")).WordBank }));

/** A sentence with gaps: to type into, or to fill with words where there is a bank of them. */
export function FillInBlank(props: FillInBlankProps) {
  return props.content.bank === undefined ? <TypedGaps {...props} /> : <WordBank {...props} />;
}

function TypedGaps(props: FillInBlankProps) {
  const { content, response, phase, verdicts, promptId, onChange } = props;
  const given = response ?? { content_type: "fill_in_blank" as const, gaps: [] };
  const gaps = gapsOf(content);
  const fill = (gapId: string, text: string) => {
    const filled = gaps.map(({ id }) => ({ id, text: id === gapId ? text : typedInto(given, id) }));
    onChange({ content_type: "fill_in_blank", gaps: filled.filter((gap) => gap.text !== "") });
  };
  return (
    <div role="group" aria-labelledby={promptId}>
      <p data-long={isLong(...textsOf(content))} className={sentence}>
        {content.segments.map((segment, index) =>
          segment.type === "text" ? (
            <RichText key={`${index}`} text={segment.text} />
          ) : (
            <Gap
              key={segment.id}
              gap={segment}
              number={gaps.findIndex(({ id }) => id === segment.id) + 1}
              total={gaps.length}
              text={typedInto(given, segment.id)}
              open={phase === "answering"}
              right={verdicts?.get(segment.id)}
              onType={(text) => fill(segment.id, text)}
            />
          ),
        )}
      </p>
    </div>
  );
}
