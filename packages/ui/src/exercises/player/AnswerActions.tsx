import { useI18n } from "@alambic/i18n/react";
import { memo } from "react";
import type { Course } from "../playable.ts";
import { actions, unscored } from "./Actions.css.ts";
import { useStore } from "./createStore.ts";
import type { Store } from "./createStore.ts";
import { PlainButton } from "./PlainButton.tsx";
import type { Standing } from "./createControls.ts";

export interface AnswerActionsProps {
  readonly course: Course;
  readonly standing: Store<Standing>;
  /** The answer is complete. */
  readonly complete: boolean;
  readonly onReveal: () => void;
}

/** What submitting says in each course. */
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
  const { course, standing, complete, onReveal } = props;
  const { t } = useI18n();
  const scoring = useStore(standing, (now) => now.scoring);
  return (
    <div className={actions}>
      {scoring === "failed" ? (
        <p role="alert" className={unscored}>
          {t("exercise.unscored")}
        </p>
      ) : null}
      {course === "scored" ? (
        <PlainButton onPress={onReveal}>{t("exercise.reveal")}</PlainButton>
      ) : null}
      <PlainButton
        variant="primary"
        type="submit"
        width="full"
        disabled={!complete}
        pending={scoring === "loading"}
      >
        {t(submits[course])}
      </PlainButton>
    </div>
  );
});
