import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import { isTaughtLanguage } from "../../../model/taught-languages.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";

/** The levels at which verbs are taught. */
export const verbLevels = ["A1", "A2"] as const;
export type VerbLevel = (typeof verbLevels)[number];

interface StoredVerb {
  readonly id: string;
  readonly lang: TaughtLanguage;
  readonly infinitive: string;
  readonly level: VerbLevel;
  /** For each person what may be said; the first is shown. */
  readonly forms: readonly (readonly string[])[];
  readonly meanings: Readonly<Partial<Record<InstructionLanguage, string>>>;
}

/** A verb in the present tense. */
export interface Verb extends Omit<StoredVerb, "meanings" | "forms"> {
  /** In the language of instruction; null where that is the verb's own. */
  readonly meaning: string | null;
  readonly forms: readonly VerbForm[];
}

/** One person of a verb. */
export interface VerbForm {
  /** `fr/être/3`: the verb and the person, from 0. */
  readonly id: string;
  /** As it stands before this form: `nous `, `j’`. */
  readonly person: string;
  readonly form: string;
  /** All that may be said; `form` is the first. */
  readonly accepted: readonly string[];
}

/** Subjects in their order; a name where a pronoun would stand for two persons. */
const persons: Readonly<Record<TaughtLanguage, readonly string[]>> = {
  en: ["I", "you", "she", "we", "they"],
  fr: ["je", "tu", "elle", "nous", "vous", "ils"],
  nl: ["ik", "jij", "hij", "wij", "jullie", "Anna en Tom"],
  de: ["ich", "du", "er", "wir", "ihr", "Anna und Tom"],
  es: ["yo", "tú", "ella", "nosotros", "vosotros", "ellos"],
  it: ["io", "tu", "lei", "noi", "voi", "loro"],
  pt: ["eu", "você", "nós", "vocês"],
  ja: [],
};

const require = createRequire(import.meta.url);
let stored: readonly StoredVerb[] | null = null;

/** The verbs of a language, in the order in which they are taught; none where there is no data. */
export function verbsOf(lang: TaughtLanguage, own: InstructionLanguage): readonly Verb[] {
  stored ??= readVerbs();
  return stored
    .filter((verb) => verb.lang === lang)
    .map(({ meanings, forms, ...verb }) => ({
      ...verb,
      meaning: meanings[own] ?? null,
      forms: persons[lang].map((person, index) => {
        const accepted = forms[index] ?? [];
        const [form = ""] = accepted;
        return { id: `${verb.id}/${index}`, person: elided(person, form), form, accepted };
      }),
    }));
}

/** Without the "to" that opens every English infinitive. */
export function bare(infinitive: string): string {
  return infinitive.replace(/^to /u, "");
}

/** The subject with its verb: `nous sommes`, `j’ai`. */
export function said({ person }: VerbForm, form: string): string {
  return person + form;
}

/** Every French verb of the data whose first letter is an h has a mute one. */
function elided(person: string, form: string): string {
  return person === "je" && /^[aeiouéèêh]/u.test(form) ? "j’" : `${person} `;
}

function readVerbs(): readonly StoredVerb[] {
  const file = require.resolve("@alambic/content/data/verbs.json");
  const values: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (!Array.isArray(values) || !values.every(isStored))
    throw new Error("The data set of verbs holds a verb that cannot be read");
  return values;
}

function isStored(value: unknown): value is StoredVerb {
  return (
    typeof value === "object" &&
    value !== null &&
    "infinitive" in value &&
    "forms" in value &&
    Array.isArray(value.forms) &&
    "meanings" in value &&
    "level" in value &&
    verbLevels.some((level) => level === value.level) &&
    "lang" in value &&
    isTaughtLanguage(value.lang)
  );
}
