/** Whether a noun names one or many, by its form; null where the form is that of both. */
export type NounNumber = "one" | "many";

/** What the rules know of the nouns of one language. Words are in lower case. */
export interface NounRules {
  /** Determiners that stand before one only, and before many only. */
  readonly determiners: Readonly<Record<NounNumber, ReadonlySet<string>>>;
  /** Those of one of several. */
  readonly counting: ReadonlySet<string>;
  /** A phrase that one of them begins: what stands behind it can be counted. */
  readonly indefinite: RegExp;
  /** What a singular stands behind only where it is not counted: "other software", "much of the software". */
  readonly uncounted: RegExp;
  /** What says how many there are of others ("a series of disks"): hardly another word can stand there. */
  readonly measures: ReadonlySet<string>;
  /** By its form alone; null where it does not tell. */
  readonly numberOf: (word: string) => NounNumber | null;
  /** What its singular may be, the word itself among them. */
  readonly singularsOf: (word: string) => readonly string[];
  /** Whether nouns of this number show their gender on the words around them. */
  readonly showsGender: (number: NounNumber) => boolean;
  /** What is certain of the gender of a singular, by its form and by lists; null where nothing is. */
  readonly genderOf: (word: string) => string | null;
  /** In the singular, what can often be said in each other's place: none is a wrong choice for another. */
  readonly alike: readonly ReadonlySet<string>[];
}
