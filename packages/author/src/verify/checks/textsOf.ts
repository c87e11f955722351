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

/** Every text of an exercise that a learner reads. Runs of one text stand together. */
export function textsOf({ content }: Pick<Exercise, "content">): readonly string[] {
  return collect(content);
}

function collect(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) {
    const runs = value.map(textOfRun);
    return runs.every((run) => run !== null) && runs.length > 0
      ? [runs.join("")]
      : value.flatMap(collect);
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    notRead.has(name) || name.endsWith("_id") || name.endsWith("_ids") ? [] : collect(part),
  );
}

/** The text of a run of rich text; null for anything else. */
function textOfRun(value: unknown): string | null {
  if (typeof value !== "object" || value === null || !("text" in value)) return null;
  const isRun = Object.keys(value).every((name) => ["text", "style", "lang"].includes(name));
  return isRun && typeof value.text === "string" ? value.text : null;
}
