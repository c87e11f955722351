import type { Capsule, LessonPointer } from "@alambic/contract";
import { nextLesson } from "../../app/capsules/nextLesson.ts";

/** What there is to do for a member, which the dashboard says in its greeting. */
export type Situation =
  | { readonly kind: "resume"; readonly capsule: Capsule; readonly lesson: LessonPointer }
  | { readonly kind: "preparing" }
  | { readonly kind: "done" }
  | { readonly kind: "new" };

/** The situation by the member's capsules, last used first. */
export function situationOf(capsules: readonly Capsule[]): Situation {
  for (const capsule of capsules) {
    const lesson = nextLesson(capsule);
    if (lesson !== null) return { kind: "resume", capsule, lesson };
  }
  if (capsules.some(({ generation_status: status }) => status === "pending")) {
    return { kind: "preparing" };
  }
  return { kind: capsules.length === 0 ? "new" : "done" };
}
