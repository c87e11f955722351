import type { Report } from "./check.ts";
import { member } from "./check.ts";

/** Reports each id that stands in the list a second time. */
export function reportDuplicates(
  ids: readonly string[],
  path: string,
  key: string,
  report: Report,
) {
  const seen = new Set<string>();
  for (const [index, id] of ids.entries()) {
    const place = key === "" ? member(path, index) : member(member(path, index), key);
    if (seen.has(id)) report(place, "duplicate_id", `"${id}" stands here twice.`);
    seen.add(id);
  }
}

/** Reports each id that names none of the known parts. */
export function reportUnknown(
  ids: readonly string[],
  known: readonly string[],
  path: string,
  key: string,
  report: Report,
) {
  for (const [index, id] of ids.entries()) {
    const place = key === "" ? member(path, index) : member(member(path, index), key);
    if (!known.includes(id)) report(place, "unknown_id", `"${id}" names no part of the exercise.`);
  }
}

/** Spaces, and signs that are neither seen nor typed: a soft hyphen, a joiner, a mark of byte order. */
const blank = /^[\s\u00AD\u200B-\u200D\u2060\uFEFF]*$/u;

/** Reports each accepted answer that nobody could type. */
export function reportBlankAnswers(answers: readonly string[], path: string, report: Report) {
  for (const [index, answer] of answers.entries()) {
    if (blank.test(answer)) report(member(path, index), "blank", "An answer must not be blank.");
  }
}
