import type { Exercise } from "@alambic/domain/exercises";

/** What is read, not what is compared or looked up. */
const notRead = new Set([
  "id",
  "lang",
  "style",
  "kind",
  "type",
  "tone",
  "answer_type",
  "name",
  "mode",
  "directions",
  "base64",
  "media_type",
]);

/** Of what may be typed the first is shown; the others are only compared. */
const typed = new Set(["answers", "terms"]);

/** Every text of an exercise that a learner reads, and what may be typed. Runs of one text stand together. */
export function textsOf({ content }: Pick<Exercise, "content">): readonly string[] {
  return collect(content, "typed");
}

/** Every text of an exercise that is ever shown to a learner. Runs of one text stand together. */
export function shownTextsOf({ content }: Pick<Exercise, "content">): readonly string[] {
  return collect(content, "shown");
}

function collect(value: unknown, which: "typed" | "shown"): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) {
    const runs = value.map(textOfRun);
    return runs.every((run) => run !== null) && runs.length > 0
      ? [runs.join("")]
      : value.flatMap((part) => collect(part, which));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    if (notRead.has(name) || name.endsWith("_id") || name.endsWith("_ids")) return [];
    const isShown = which === "shown" && typed.has(name) && Array.isArray(part);
    return collect(isShown ? part.slice(0, 1) : part, which);
  });
}

/** The text of a run of rich text; null for anything else. */
function textOfRun(value: unknown): string | null {
  if (typeof value !== "object" || value === null || !("text" in value)) return null;
  const isRun = Object.keys(value).every((name) => ["text", "style", "lang"].includes(name));
  return isRun && typeof value.text === "string" ? value.text : null;
}
