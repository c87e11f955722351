import { Problem } from "../../../http/problems/Problem.ts";

/** The topic that a member typed, without the space around it. Throws where nothing is left. */
export function topicText({ text }: { readonly text: string }): string {
  const trimmed = text.trim();
  if (trimmed !== "") return trimmed;
  throw new Problem("validation_failed", { fields: [{ path: "text", code: "topic_required" }] });
}
