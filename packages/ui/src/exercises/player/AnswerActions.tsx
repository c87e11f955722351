import { useI18n } from "@alambic/i18n/react";
import { memo } from "react";
import type { Playable } from "../playable.ts";
import { actions, unscored } from "./Actions.css.ts";
import { useStore } from "./createStore.ts";
import type { Store } from "./createStore.ts";
import { PlainButton } from "./PlainButton.tsx";
import type { Standing } from "./createControls.ts";

export interface AnswerActionsProps {
  readonly playable: Playable;
  readonly standing: Store<Standing>;
  readonly onReveal: () => void;
}

/** What submitting says in each course; judged ones are done with, as cards are. */
const submits = { scored: "exercise.check", text: "exercise.finishReading" } as const;
const done = "exercise.finishCards";

/**
 * While answering. The main button submits the form; what that does depends on the phase. It can be
 * pressed from the frame on in which the answer is there, and stays until its verdict was painted.
 */
export const AnswerActions = memo(function AnswerActions(props: AnswerActionsProps) {
  const { playable, standing, onReveal } = props;
  const { course } = playable;
  const { t } = useI18n();
  const scoring = useStore(standing, (now) => now.scoring);
  const pressable = useStore(
    standing,
    ({ state }) => state.phase !== "answering" || playable.isComplete(state.response),
  );
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
        disabled={!pressable}
        pending={scoring === "loading"}
      >
        {t(course === "scored" || course === "text" ? submits[course] : done)}
      </PlainButton>
    </div>
  );
});
