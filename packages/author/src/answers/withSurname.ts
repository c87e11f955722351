import { foldText } from "../texts/foldText.ts";
import { isGivenName } from "./given-names.ts";

/** What a learner reads beside the question, and what the lesson is made of. */
export interface NameContext {
  /** The question with all that is shown. */
  readonly shown: string;
  /** The text that the lesson rests on. */
  readonly source: string;
}

const particle = /^(?:van|von|de|der|den|da|del|di|du|le|la|ten|ter)$/u;
/** Behind a given name these are lands and houses, which many share. */
const house =
  /^(?:arc|aquitaine|orange|oranje|france|castille|castilla|aragon|habsburg|habsbourg|autriche|bourgogne|bourgondie|nassau)$/u;
/** Behind a given name these make the name of a place or a thing. */
const thing =
  /^(?:falls|beach|river|lake|island|islands|bay|town|city|park|castle|cross|square|street|prize|university|land)$/u;
/** Second names and bynames of rulers, who have no surname. */
const royal =
  /^(?:philippe|emmanuel|antoinette|therese|christina|louise|alexander|amalia|albert|grote|stoute|kale|goede|vrome|zwijger|schone)$/u;
const asksGivenName = /first name|given name|prénom|voornaam/iu;

const plain = (word: string) => foldText(word).trim();

interface FullName {
  readonly given: readonly string[];
  readonly surname: readonly string[];
}

/** A person's full name in its parts; null for any other name. */
function readFullName(answer: string): FullName | null {
  const words = answer.trim().split(/\s+/u);
  const first = words.findIndex((word) => !isGivenName(plain(word)));
  const at = first === -1 ? words.length - 1 : first;
  const [given, surname] = [words.slice(0, at), words.slice(at)];
  const own = surname.filter((word) => !particle.test(word));
  const isSurname =
    own.length > 0 &&
    own.length <= 2 &&
    own.every((word) => /^\p{Lu}\p{Ll}[\p{L}’'-]*$/u.test(word)) &&
    !own.some((word) => [house, thing, royal].some((list) => list.test(plain(word)))) &&
    !particle.test(surname.at(-1) ?? "");
  return given.length > 0 && isSurname ? { given, surname } : null;
}

/** Whether the text names somebody else by the same surname. */
function namesAnother({ given, surname }: FullName, text: string): boolean {
  const own = new Set(given.map(plain));
  const words = text.split(/[^\p{L}’'-]+/u).map(plain);
  const last = plain(surname.at(-1) ?? "");
  return words.some((word, at) => {
    const before = words[at - surname.length] ?? "";
    return word === last && isGivenName(before) && !own.has(before);
  });
}

/** *Vincent van Gogh*: *van Gogh*, *Gogh*, *V. van Gogh*; the first of two names may be a given one. */
function shorterNames({ given, surname }: FullName): readonly string[] {
  const initials = given
    .flatMap((name) => name.split("-"))
    .map((name) => `${name.charAt(0)}.`)
    .join(" ");
  const whole = surname.join(" ");
  const bare = surname.filter((word) => !/^(?:van|von)$/u.test(word)).join(" ");
  return [...new Set([whole, bare, surname.at(-1) ?? whole, `${initials} ${whole}`])];
}

/**
 * The answers, and for a person's full name the surname as well; not where the surname is shown,
 * where the given name is asked for, or where the lesson knows somebody else of that surname.
 */
export function withSurname(answers: readonly string[], context: NameContext): readonly string[] {
  const { shown, source } = context;
  if (asksGivenName.test(shown)) return answers;
  const shorter = answers.flatMap((answer) => {
    const name = readFullName(answer);
    if (name === null || namesAnother(name, `${shown} ${source}`)) return [];
    const isShown = foldText(shown).includes(foldText(name.surname.at(-1) ?? ""));
    return isShown ? [] : shorterNames(name);
  });
  return [...new Set([...answers, ...shorter])];
}
