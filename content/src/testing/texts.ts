import type { ShippedCapsule, ShippedMolecule } from "../ShippedCapsule.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Fields that hold names and switches, not words for the learner. */
const unread = new Set([
  "id",
  "key",
  "name",
  "type",
  "style",
  "lang",
  "content_type",
  "answer_type",
  "correct_choice_ids",
  "url",
  "pairs",
  "icon",
  "locale",
  "domain",
  "area",
  "main_skill",
  "source_language",
]);

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isRun(value: unknown): value is Fields & { text: string } {
  const named = isFields(value) && !("id" in value) && !("type" in value);
  return named && typeof value["text"] === "string";
}

/** Every text that a learner may read in a part of a capsule; runs of one text are joined. */
export function readableTexts(part: unknown): string[] {
  if (typeof part === "string") {
    return [part];
  }
  if (Array.isArray(part)) {
    return part.length > 0 && part.every(isRun)
      ? [part.map((run) => run.text).join("")]
      : part.flatMap(readableTexts);
  }
  return isFields(part)
    ? Object.entries(part).flatMap(([key, value]) => (unread.has(key) ? [] : readableTexts(value)))
    : [];
}

/** A string of a capsule, with the field it stands in and the language it is marked with. */
export interface MarkedString {
  readonly field: string;
  readonly text: string;
  readonly lang: unknown;
}

/** Every string of a part of a capsule, one by one. */
export function markedStrings(part: unknown, field = "", lang?: unknown): MarkedString[] {
  if (typeof part === "string") {
    return [{ field, text: part, lang }];
  }
  if (Array.isArray(part)) {
    return part.flatMap((item) => markedStrings(item, field, lang));
  }
  return isFields(part)
    ? Object.entries(part).flatMap(([key, value]) =>
        unread.has(key) ? [] : markedStrings(value, key, part["lang"]),
      )
    : [];
}

export function moleculesOf(capsule: ShippedCapsule): ShippedMolecule[] {
  return capsule.granules.flatMap((granule) => granule.molecules);
}

/** The passages of a lesson's text: each paragraph, list item, callout, cell … */
export function passagesOf(molecule: ShippedMolecule): string[] {
  return molecule.atoms.flatMap((atom) =>
    atom.content_type === "lesson" ? readableTexts(atom.content.blocks) : [],
  );
}

/** `japanese/fr`, `japanese/fr/vowels` …, to head a test. */
export function nameOf(capsule: ShippedCapsule, molecule?: ShippedMolecule): string {
  return [capsule.key, capsule.locale, ...(molecule ? [molecule.key] : [])].join("/");
}
