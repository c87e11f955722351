import { useI18n } from "@alambic/i18n/react";
import { Button } from "../../primitives/button/Button.tsx";
import type { Course } from "../playable.ts";
import { actions } from "./Actions.css.ts";
import type { ExerciseState, Outcome } from "./exerciseState.ts";

export interface ActionsProps {
  readonly course: Course;
  readonly state: ExerciseState;
  readonly outcome: Outcome | null;
  readonly complete: boolean;
  /** There is nothing to go on to. */
  readonly last: boolean;
  readonly onReveal: () => void;
  readonly onRetry: () => void;
}

/** The buttons at the thumb. The main one submits the form: what that does depends on the phase. */
export function Actions(props: ActionsProps) {
  const { course, state, outcome, complete, last, onReveal, onRetry } = props;
  const { t } = useI18n();
  if (state.phase === "answering") {
    const label =
      course === "text"
        ? "exercise.finishReading"
        : course === "cards" || course === "judged"
          ? "exercise.finishCards"
          : "exercise.check";
    return (
      <div className={actions}>
        {course === "scored" ? (
          <Button variant="secondary" onPress={onReveal}>
            {t("exercise.reveal")}
          </Button>
        ) : null}
        <Button type="submit" width="full" disabled={!complete}>
          {t(label)}
        </Button>
      </div>
    );
  }
  const lacking = outcome === "incorrect" || outcome === "partial";
  if (last && course === "text") return null;
  if (last) {
    // In the place of what was pressed, so that it keeps the focus until the feedback takes it.
    return (
      <div className={actions}>
        {lacking ? (
          <Button variant="secondary" onPress={onReveal}>
            {t("exercise.reveal")}
          </Button>
        ) : null}
        <Button variant="secondary" width="full" onPress={onRetry}>
          {t("exercise.retry")}
        </Button>
      </div>
    );
  }
  const { status } = state.delivery;
  return (
    <div className={actions}>
      {lacking ? (
        <>
          <Button variant="secondary" onPress={onRetry}>
            {t("exercise.retry")}
          </Button>
          <Button variant="secondary" onPress={onReveal}>
            {t("exercise.reveal")}
          </Button>
        </>
      ) : null}
      <Button
        type="submit"
        width="full"
        variant={status === "failed" ? "secondary" : "primary"}
        pending={course === "text" && status === "sending"}
      >
        {status === "failed" ? t("exercise.skip") : t("exercise.continue")}
      </Button>
    </div>
  );
}
