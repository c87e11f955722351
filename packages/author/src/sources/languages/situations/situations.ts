import type { TaughtLanguage } from "../../../model/taught-languages.ts";

/** Levels of the Common European Framework that are taught. */
export const cefrLevels = ["A1", "A2", "B1"] as const;
export type CefrLevel = (typeof cefrLevels)[number];

/** How people address each other. */
type Register = "formal" | "informal";

interface Situation {
  readonly level: CefrLevel;
  readonly register: Register;
}

/** Situations in the order in which they are taught; titles are `author.situations.<id>.title`. */
export const situations = {
  meeting: { level: "A1", register: "informal" },
  cafe: { level: "A1", register: "formal" },
  family: { level: "A1", register: "informal" },
  directions: { level: "A1", register: "formal" },
  shopping: { level: "A1", register: "formal" },
  weather: { level: "A1", register: "informal" },
  train: { level: "A2", register: "formal" },
  hotel: { level: "A2", register: "formal" },
  plans: { level: "A2", register: "informal" },
  phone: { level: "A2", register: "formal" },
  doctor: { level: "B1", register: "formal" },
  work: { level: "B1", register: "formal" },
  flat: { level: "B1", register: "formal" },
  complaint: { level: "B1", register: "formal" },
} as const satisfies Readonly<Record<string, Situation>>;

export type SituationId = keyof typeof situations;

/** All situations, in the order in which they are taught. */
export const situationIds: readonly SituationId[] = Object.keys(situations).filter(isSituation);

export function isSituation(value: unknown): value is SituationId {
  return typeof value === "string" && Object.hasOwn(situations, value);
}

/** Whether one situation asks for no higher a level than another. */
export function isNoHarder(one: SituationId, other: SituationId): boolean {
  return cefrLevels.indexOf(situations[one].level) <= cefrLevels.indexOf(situations[other].level);
}

export function situationsOf(level: CefrLevel): readonly SituationId[] {
  return situationIds.filter((id) => situations[id].level === level);
}

const address: Readonly<Record<TaughtLanguage, Readonly<Record<Register, string>> | null>> = {
  en: null,
  fr: { formal: "vous", informal: "tu" },
  nl: { formal: "u", informal: "je" },
  de: { formal: "Sie", informal: "du" },
  es: { formal: "usted", informal: "tú" },
  it: { formal: "Lei", informal: "tu" },
  // Brazilian: você also does among strangers.
  pt: null,
  ja: null,
};

/** The pronoun of address of a situation; null where the language has one for all. */
export function addressIn(situation: SituationId, lang: TaughtLanguage): string | null {
  return address[lang]?.[situations[situation].register] ?? null;
}
