import type { SaidLine } from "@alambic/contract";
import type { DialogueTurn } from "@alambic/domain/exercises/dialogue";
import { useI18n } from "@alambic/i18n/react";
import { useLazy } from "../useLazy.ts";
import { VerdictMark } from "../verdict/VerdictMark.tsx";
import { bubble, line as lineClass, name as nameClass, own } from "./Dialogue.css.ts";
import { lazyDialogue } from "./lazyDialogue.ts";
import { lineText } from "./lineText.tsx";

export interface OwnLineProps {
  readonly turn: DialogueTurn;
  /** Its place among the learner's, from 1. */
  readonly number: number;
  readonly said: SaidLine | undefined;
  readonly lang: string | undefined;
  /** Undefined while answering. */
  readonly right: boolean | undefined;
  readonly onTakeBack: (() => void) | undefined;
}

/** What the learner said: it can be said anew while answering, and has its verdict afterwards. */
export function OwnLine({ turn, number, said, lang, right, onTakeBack }: OwnLineProps) {
  const { t } = useI18n();
  const later = useLazy(lazyDialogue, true);
  return (
    <li data-said="" className={lineClass({ side: "own" })}>
      <span className={nameClass}>{t("dialogue.you")}</span>
      <div className={own}>
        {onTakeBack === undefined || later === null ? null : (
          <later.TakeBack number={number} onTakeBack={onTakeBack} />
        )}
        {right === undefined ? null : <VerdictMark right={right} />}
        <p
          lang={lang}
          dir="auto"
          className={bubble({ tone: right === undefined ? "own" : right ? "right" : "wrong" })}
        >
          {lineText(turn, said)}
        </p>
      </div>
    </li>
  );
}
