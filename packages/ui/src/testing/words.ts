import type { Locale } from "@alambic/i18n";
import { useI18n } from "@alambic/i18n/react";

/** Words in the product's languages: in Dutch where their length decides the layout, else in French. */
interface InLanguages<Words> {
  readonly fr: Words;
  readonly en: Words;
  readonly nl?: Words;
}

/** Chooses the words of the language that a story is shown in. */
export type Say = <Words>(words: InLanguages<Words>) => Words;

/** Chooses the words of one language. */
export function sayIn(locale: Locale): Say {
  return (words) => words[locale] ?? words.fr;
}

/** For words of a story that are drawn and not given as properties. */
export function useSay(): Say {
  return sayIn(useI18n().locale);
}

const key = "words";

/** A function, so that Storybook does not mix the words of a component with those of its story. */
type Kept = Readonly<Record<string, () => unknown>>;

function kept(words: object): Kept {
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, () => value]));
}

/** What a story or its component has in place of its French properties, among its parameters. */
export function inLanguages<Props>({ en, nl = {} }: Omit<InLanguages<Partial<Props>>, "fr">) {
  return { [key]: { en: kept(en), nl: kept(nl) } };
}

function isKept(value: unknown): value is Partial<Record<Locale, Kept>> {
  return typeof value === "object" && value !== null;
}

/** The properties that a story has in a language in place of its French ones. */
export function wordsIn(
  locale: Locale,
  parameters: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const words = parameters[key];
  const own = (isKept(words) ? words[locale] : undefined) ?? {};
  return Object.fromEntries(Object.entries(own).map(([name, word]) => [name, word()]));
}
