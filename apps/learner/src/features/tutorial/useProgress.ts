import { settle, useApi } from "@alambic/api-client/core";
import { updateTutorialState, useListTutorialStates } from "@alambic/api-client/tutorials";
import { followTutorial, isTutorialSettled, onboardingSteps } from "@alambic/domain/tutorial";
import type { TutorialEvent, TutorialProgress } from "@alambic/domain/tutorial";
import { useRef, useState } from "react";
import { writeSetting } from "../../shared/settings.ts";

const key = "app_onboarding";

export interface Progress {
  /** What is kept on the account; null where nothing is, undefined while that is not known. */
  readonly known: TutorialProgress | null | undefined;
  /** What became of it on this screen; null before anything did. */
  readonly current: TutorialProgress | null;
  readonly follow: (event: TutorialEvent) => void;
}

/** How far a member is in the tour. A step is shown at once, and saved after the one before. */
export function useProgress(userId: string): Progress {
  const api = useApi();
  const states = useListTutorialStates();
  const [current, setCurrent] = useState<TutorialProgress | null>(null);
  const saving = useRef<Promise<unknown>>(Promise.resolve());

  const found =
    states.status === "ready"
      ? states.data.items.find(({ tutorial_key }) => tutorial_key === key)
      : undefined;
  const saved =
    found === undefined ? null : { status: found.status, stepIndex: found.last_step_index };
  const known = states.status === "ready" ? saved : undefined;

  const follow = (event: TutorialEvent) => {
    const next = followTutorial(current ?? saved, event, onboardingSteps.length);
    setCurrent(next);
    writeSetting("tutorial-settled", isTutorialSettled(next) ? userId : null);
    saving.current = saving.current.then(() =>
      settle(
        updateTutorialState(api, {
          path: { tutorial_key: key },
          body: { status: next.status, last_step_index: next.stepIndex },
        }),
      ),
    );
    if (next.status !== "in_progress") saving.current = saving.current.then(states.refresh);
  };
  return { known, current, follow };
}
