/** How a true sentence is made false: what is found is replaced. */
export interface Falsifier {
  readonly find: RegExp;
  /** What it finds, where that is one word: to look for that first is far quicker. */
  readonly word?: string;
  readonly replace: string;
  /** For the log and for choosing variety. */
  readonly name: string;
}

/** How a sentence defines a term. The named groups are `term` and `definition`. */
export type DefinitionPattern = RegExp;

/** What the rules know of one language. Words are in lower case. */
export interface LanguageRules {
  /** A sentence that starts so leans on the one before it, or speaks to the reader. */
  readonly anaphoricStart: RegExp;
  /** A sentence that holds this points to something outside it. */
  readonly pointer: RegExp;
  /** A pronoun that needs a noun earlier in the same sentence. */
  readonly backwardPronoun: RegExp;
  /**
   * What begins in the middle: with its verb, with a label that the layout glued to it; what speaks of a
   * place in a listing; a quantity of what is not said.
   */
  readonly fragment: RegExp;
  /** A pronoun behind an adverbial at the beginning, which still has no noun; "Het" before a verb is one. */
  readonly lostPronoun: RegExp;
  /** Words that stand directly in front of a noun phrase. */
  readonly determiners: ReadonlySet<string>;
  /** Words that end a noun phrase, determiners included. */
  readonly functionWords: ReadonlySet<string>;
  /** Nouns too general to ask for. */
  readonly generalNouns: ReadonlySet<string>;
  /** Words that are never asked for though they stand where nouns stand. */
  readonly isNoNoun: RegExp;
  /** What must stand in front of a noun that is asked for; null where order does not tell. */
  readonly beforeNoun: RegExp | null;
  /** Whether what follows shows that the phrase ends with the noun: "_____ system" asks for none. */
  readonly endsPhrase: boolean;
  /** A verb that only stands where a noun could: "het schrijven". */
  readonly isVerbal: (word: string, gender: string | null) => boolean;
  readonly falsifiers: readonly Falsifier[];
  /** Whatever is changed in them, some of these may stay true. */
  readonly unsure: RegExp;
  /**
   * "Not this but that", "this and also that", "each of them", a second verb behind "and": turned
   * round they say nothing that is plainly false.
   */
  readonly contrast: RegExp;
  /** What holds "by default" holds of something that the sentence has to name. */
  readonly byDefault: RegExp;
  /** Beside these what is changed may stay true; words turned to their opposites may stand. */
  readonly noFalsifying: RegExp;
  readonly definitions: readonly DefinitionPattern[];
  /** Abbreviations after which a sentence goes on. */
  readonly abbreviations: RegExp;
  /** Two to ten in words. */
  readonly numberWords: readonly string[];
  /** Words in front of a number that make it the name of a place in the text. */
  readonly numberedThing: RegExp;
  /** Titles of parts that are about the document rather than its subject. */
  readonly frontMatter: RegExp;
  /** Determiners that tell the gender, by gender. */
  readonly genders: Readonly<Record<string, ReadonlySet<string>>>;
}

export function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
