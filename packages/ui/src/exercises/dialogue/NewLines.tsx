import type { DialogueContent, DialogueResponse, DialogueStep } from "@alambic/contract";
import { isTurn, saidAt } from "@alambic/domain/exercises/dialogue";
import { useI18n } from "@alambic/i18n/react";
import { RichText } from "../rich-text/RichText.tsx";
import { lineText } from "./lineText.tsx";

export interface NewLinesProps {
  readonly content: DialogueContent;
  readonly given: DialogueResponse;
  readonly steps: readonly DialogueStep[];
}

/** What was said just now, line by line, each with who said it: for screen readers. */
export function NewLines({ content, given, steps }: NewLinesProps) {
  const { t, rich } = useI18n();
  return steps.map((step, index) => {
    const own = isTurn(step);
    const speaker = own ? undefined : content.speakers.find(({ id }) => id === step.speaker_id);
    const words = own ? lineText(step, saidAt(given, step.id)) : <RichText text={step.text} />;
    return (
      <span key={`${index}`}>
        {index === 0 ? "" : " "}
        {rich("dialogue.spoken", {
          name: own ? t("dialogue.you") : (speaker?.name ?? ""),
          line: () => <span lang={content.lang}>{words}</span>,
        })}
      </span>
    );
  });
}
