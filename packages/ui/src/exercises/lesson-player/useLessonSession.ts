import { isFinished } from "@alambic/domain/progress";
import { useState } from "react";
import type { AnswerReply, Outcome } from "../session/ExerciseSession.ts";
import type { LessonAtom } from "./LessonAtom.ts";
import { advance, currentItem, resumeSession, startSession } from "./lessonSession.ts";
import type { LessonSession } from "./lessonSession.ts";

export interface LessonSessionControls {
  readonly session: LessonSession;
  /** XP of the lesson, old and new. */
  readonly xp: number;
  /** XP of this sitting. */
  readonly gained: number;
  readonly proceed: (outcome: Outcome | null) => void;
  readonly resume: () => void;
  /** Adds the XP of a reply, and hands the reply on. */
  readonly count: (reply: AnswerReply) => AnswerReply;
}

/** The state of one sitting. New progress of the atoms does not disturb it. */
export function useLessonSession(
  atoms: readonly LessonAtom[],
  xpEarned: number,
  onFinish: (() => void) | undefined,
): LessonSessionControls {
  const [session, setSession] = useState(() =>
    startSession(
      atoms.map(({ id, progress_status: status }) => ({ id, finished: isFinished(status) })),
    ),
  );
  const [before] = useState(xpEarned);
  const [gained, setGained] = useState(0);
  return {
    session,
    xp: before + gained,
    gained,
    proceed(outcome) {
      const next = advance(session, outcome);
      setSession(next);
      if (currentItem(next) === undefined) onFinish?.();
    },
    resume: () => setSession(resumeSession(session)),
    count(reply) {
      if (typeof reply !== "string") {
        setGained((sum) => sum + reply.xp_awarded + reply.bonus_xp_awarded);
      }
      return reply;
    },
  };
}
