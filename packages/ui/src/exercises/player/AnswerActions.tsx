import { useI18n } from "@alambic/i18n/react";
import { memo } from "react";
import type { CompletionMode } from "../playable.ts";
import type { ShortcutMarks } from "../keys/shortcutMarks.ts";
import type { AnsweringSession } from "../session/ExerciseSession.ts";
import { actions, unscored } from "./Actions.css.ts";
import { PlainButton } from "./PlainButton.tsx";

export interface AnswerActionsProps {
  readonly completion: CompletionMode;
  readonly scoring: AnsweringSession["scoring"] | undefined;
  /** The answer is complete. */
  readonly complete: boolean;
  readonly onReveal: () => void;
  /** The key that shows the answer. */
  readonly revealMarks: ShortcutMarks | undefined;
}

/** What submitting says in each mode of completion. */
const submits = {
  scored: "exercise.check",
  text: "exercise.finishReading",
  cards: "exercise.finishCards",
  judged: "exercise.finishCards",
} as const;

/**
 * While answering. The main button submits the form; what that does depends on the phase. It stays until
 * the verdict was painted.
 */
export const AnswerActions = memo(function AnswerActions(props: AnswerActionsProps) {
  const { completion, scoring, complete, onReveal, revealMarks } = props;
  const { t } = useI18n();
  return (
    <div className={actions}>
      {scoring === "failed" ? (
        <p role="alert" className={unscored}>
          {t("exercise.unscored")}
        </p>
      ) : null}
      {completion === "scored" ? (
        <PlainButton onPress={onReveal} marks={revealMarks}>
          {t("exercise.reveal")}
        </PlainButton>
      ) : null}
      <PlainButton
        variant="primary"
        type="submit"
        width="full"
        disabled={!complete}
        pending={scoring === "loading"}
      >
        {t(submits[completion])}
      </PlainButton>
    </div>
  );
});
