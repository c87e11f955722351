import type { Capsule, LessonPointer } from "@alambic/contract";
import { nextLesson } from "../../shared/capsules/nextLesson.ts";

/** What there is to do for a member, which the dashboard says in its greeting. */
export type Situation =
  | { readonly kind: "resume"; readonly capsule: Capsule; readonly lesson: LessonPointer }
  /** A capsule is being made, and there is nothing else to do. */
  | { readonly kind: "preparing"; readonly capsule: Capsule }
  | { readonly kind: "done" }
  | { readonly kind: "new" }
  /** The member's capsules could not be had. */
  | { readonly kind: "unknown" };

/** The situation by the member's capsules, last used first; null where they are not known. */
export function situationOf(capsules: readonly Capsule[] | null): Situation {
  if (capsules === null) return { kind: "unknown" };
  for (const capsule of capsules) {
    const lesson = nextLesson(capsule);
    if (lesson !== null) return { kind: "resume", capsule, lesson };
  }
  const preparing = capsules.find(({ generation_status: status }) => status === "pending");
  if (preparing !== undefined) return { kind: "preparing", capsule: preparing };
  return { kind: capsules.length === 0 ? "new" : "done" };
}
