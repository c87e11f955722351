import type { DialogueReply, SaidLine } from "@alambic/contract";
import { useI18n } from "@alambic/i18n/react";
import { useRef, useState } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import { useLanguageFont } from "../../primitives/language-font/useLanguageFont.ts";
import { AnswerField } from "../answer-field/AnswerField.tsx";
import { useKeyDown } from "../keys/useKeyDown.ts";
import { typed } from "./Turn.css.ts";

export interface TypedTurnProps {
  readonly turn: DialogueReply;
  readonly lang: string | undefined;
  readonly onSay: (line: SaidLine) => void;
}

/** A line to type. Enter says it: it does not check the exercise yet. */
export function TypedTurn({ turn, lang, onSay }: TypedTurnProps) {
  const { t } = useI18n();
  const [text, setText] = useState("");
  const ref = useRef<HTMLDivElement>(null);
  useLanguageFont(lang, turn.answers.join());
  const say = () => {
    if (text.trim() !== "") onSay({ type: "typed", turn_id: turn.id, text: text.trim() });
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
        value={text}
        maxLength={300}
        lang={lang}
        readOnly={false}
        right={undefined}
        enterKeyHint="send"
        next
        onType={setText}
      />
      <Button variant="secondary" disabled={text.trim() === ""} onPress={say}>
        {t("dialogue.say")}
      </Button>
    </div>
  );
}
