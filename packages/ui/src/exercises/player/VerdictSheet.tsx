import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import type { SessionStore } from "../session/createSessionStore.ts";
import { outcomeOf } from "../session/ExerciseSession.ts";
import { foot, news, sheet, sheetBody } from "./ExercisePlayer.css.ts";
import { Feedback } from "./Feedback.tsx";
import type { FeedbackProps } from "./Feedback.tsx";

export interface VerdictSheetProps extends Omit<FeedbackProps, "outcome"> {
  readonly store: SessionStore;
  /** Says its verdict, and wears its colour; a text that is left says none. */
  readonly tells: boolean;
  /** The answer could not be sent, which is told of any. */
  readonly lost: boolean;
  /** Why the answer is right, once there is one. */
  readonly why: ReactNode;
  /** What can be done. */
  readonly children: ReactNode;
}

/** What stands at the thumb. A verdict shows in it in the frame that answers the press, before all else. */
export function VerdictSheet(props: VerdictSheetProps) {
  const { store, tells, lost, why, children, ...feedback } = props;
  const outcome = useSyncExternalStore(store.subscribe, () => outcomeOf(store.get()));
  const told = tells || lost ? outcome : null;
  return (
    <div className={sheet({ tone: (tells ? outcome : null) ?? "plain" })}>
      <div className={sheetBody}>
        <div className={news}>
          {told !== null || feedback.foreseen !== null ? (
            <Feedback {...feedback} outcome={told} />
          ) : null}
          {why}
        </div>
        <div className={foot}>{children}</div>
      </div>
    </div>
  );
}
