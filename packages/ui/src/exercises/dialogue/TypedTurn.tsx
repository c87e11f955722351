import type { DialogueReply, SaidLine } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useRef } from "react";
import { useLanguageFont } from "../../primitives/language-font/useLanguageFont.ts";
import { AnswerField } from "../answer-field/AnswerField.tsx";
import { useKeyDown } from "../keys/useKeyDown.ts";
import { PlainButton } from "../player/PlainButton.tsx";
import { typed } from "./Turn.css.ts";

export interface TypedTurnProps {
  readonly turn: DialogueReply;
  readonly lang: string | undefined;
  /** What stands in the field, said or not. */
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly onSay: (line: SaidLine) => void;
}

/** A line to type. Enter says it: it does not check the exercise yet. */
export function TypedTurn({ turn, lang, draft, onDraft, onSay }: TypedTurnProps) {
  const { t } = useI18n();
  const ref = useRef<HTMLDivElement>(null);
  useLanguageFont(lang, turn.answers.join());
  const say = () => {
    if (draft.trim() !== "") onSay({ type: "typed", turn_id: turn.id, text: draft.trim() });
  };
  useKeyDown(ref, (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    say();
  });
  return (
    <div ref={ref} className={typed}>
      <AnswerField
        label={t("dialogue.line")}
        value={draft}
        maxLength={300}
        lang={lang}
        readOnly={false}
        right={undefined}
        enterKeyHint="send"
        next
        onType={onDraft}
      />
      <PlainButton disabled={draft.trim() === ""} onPress={say}>
        {t("dialogue.say")}
      </PlainButton>
    </div>
  );
}
