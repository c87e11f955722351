import { isFinished } from "@alambic/domain/progress";
import { useReducer } from "react";
import type { Dispatch } from "react";
import type { LessonAtom } from "./LessonAtom.ts";
import { accountReducer, openAccount } from "./lessonAccount.ts";
import type { AccountEvent, LessonAccount } from "./lessonAccount.ts";

interface Opening {
  readonly atoms: readonly LessonAtom[];
  /** XP that the lesson gave before. */
  readonly xp: number;
}

function begin({ atoms, xp }: Opening): LessonAccount {
  const items = atoms.map(({ id, content_type: type, progress_status: status }) => ({
    id,
    isText: type === "lesson",
    before: isFinished(status)
      ? ("done" as const)
      : status === "in_progress" || status === "failed"
        ? ("tried" as const)
        : ("open" as const),
  }));
  return openAccount(items, xp);
}

/** The account of one sitting. New progress of the atoms does not disturb it. */
export function useLessonAccount(opening: Opening): [LessonAccount, Dispatch<AccountEvent>] {
  return useReducer(accountReducer, opening, begin);
}
