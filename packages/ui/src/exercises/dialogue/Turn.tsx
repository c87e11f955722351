import type { SaidLine } from "@alambic/contract";
import type { DialogueTurn } from "@alambic/domain/exercises/dialogue";
import { useI18n } from "@alambic/i18n/react";
import { useId } from "react";
import { RichText } from "../rich-text/RichText.tsx";
import { TypedTurn } from "./TypedTurn.tsx";
import {
  cue,
  number as numberClass,
  options,
  option as optionClass,
  turn as turnClass,
} from "./Turn.css.ts";

export interface TurnProps {
  readonly turn: DialogueTurn;
  /** From 1. */
  readonly number: number;
  readonly total: number;
  readonly lang: string | undefined;
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly onSay: (line: SaidLine) => void;
}

/** The learner's turn: what to say, and the ways to say it. */
export function Turn(props: TurnProps) {
  const { turn, number, total, lang, draft, onDraft, onSay } = props;
  const { t } = useI18n();
  const id = useId();
  return (
    <div role="group" aria-labelledby={`${id}-turn ${id}-cue`} className={turnClass}>
      <p id={`${id}-turn`} className={numberClass}>
        {t("dialogue.turn", { number, total })}
      </p>
      <p id={`${id}-cue`} className={cue}>
        {turn.cue === undefined ? null : <RichText text={turn.cue} />}
      </p>
      {turn.type === "reply" ? (
        <TypedTurn turn={turn} lang={lang} draft={draft} onDraft={onDraft} onSay={onSay} />
      ) : (
        <div className={options}>
          {turn.options.map((option, index) => (
            <button
              key={option.id}
              type="button"
              lang={lang}
              dir="auto"
              className={optionClass}
              data-next={index === 0 ? true : undefined}
              data-shortcut={index + 1}
              aria-keyshortcuts={`${index + 1}`}
              onClick={() => onSay({ type: "chosen", turn_id: turn.id, option_id: option.id })}
            >
              <RichText text={option.text} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
