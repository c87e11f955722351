import type { MatchingContent, MatchingResponse, Option } from "@alambic/contract";
import { placementOf, responseOf } from "@alambic/domain/exercises/matching";
import { plainText } from "@alambic/domain/exercises/kind";
import { Picture } from "../picture/Picture.tsx";
import type { PlacementPart } from "../placement/placement-parts.ts";
import { PlacementBoard } from "../placement/PlacementBoard.tsx";
import type { KindProps } from "../renderer.ts";
import { RichText } from "../rich-text/RichText.tsx";

const briefLength = 3;

function partOf({ id, text, picture }: Option): PlacementPart {
  return {
    id,
    brief: plainText(text).length <= briefLength,
    content: (
      <>
        {picture === undefined ? null : <Picture picture={{ ...picture, alt: "" }} size="small" />}
        <span>
          <RichText text={text} />
        </span>
      </>
    ),
  };
}

/** Right cards to place beside the left cards that they belong to. */
export function Matching(props: KindProps<MatchingContent, MatchingResponse>) {
  const { content, response, phase, verdicts, promptId, onChange, announce } = props;
  return (
    <PlacementBoard
      placement={placementOf(content, response)}
      places={content.left.map(partOf)}
      items={content.right.map(partOf)}
      verdicts={verdicts}
      open={phase === "answering"}
      labelledBy={promptId}
      onPlace={(next) => onChange(responseOf(next))}
      announce={announce}
    />
  );
}
