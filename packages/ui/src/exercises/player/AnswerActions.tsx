import { useI18n } from "@alambic/i18n/react";
import { memo } from "react";
import { Button } from "../../primitives/button/Button.tsx";
import type { Course } from "../playable.ts";
import { actions, unscored } from "./Actions.css.ts";
import type { ExerciseControls } from "./useExercise.ts";

export interface AnswerActionsProps {
  readonly course: Course;
  readonly complete: boolean;
  readonly scoring: ExerciseControls["scoring"];
  readonly onReveal: () => void;
}

const submits = {
  scored: "exercise.check",
  text: "exercise.finishReading",
  cards: "exercise.finishCards",
  judged: "exercise.finishCards",
} as const satisfies Record<Course, unknown>;

/** While answering. The main button submits the form; what that does depends on the phase. */
export const AnswerActions = memo(function AnswerActions(props: AnswerActionsProps) {
  const { course, complete, scoring, onReveal } = props;
  const { t } = useI18n();
  return (
    <div className={actions}>
      {scoring === "failed" ? (
        <p role="alert" className={unscored}>
          {t("exercise.unscored")}
        </p>
      ) : null}
      {course === "scored" ? (
        <Button variant="secondary" onPress={onReveal}>
          {t("exercise.reveal")}
        </Button>
      ) : null}
      <Button type="submit" width="full" disabled={!complete} pending={scoring === "loading"}>
        {t(submits[course])}
      </Button>
    </div>
  );
});
