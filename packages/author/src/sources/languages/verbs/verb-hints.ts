import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { withHint } from "../../../hints/withHint.ts";
import { withOneLess } from "../../../hints/withOneLess.ts";
import { initialsHint } from "../initialsHint.ts";
import { withPairsHint } from "../withPairsHint.ts";
import { bare, said } from "./Verb.ts";
import type { Verb, VerbForm } from "./Verb.ts";
import type { VerbContext } from "./verb-items.ts";

/** Shorter forms would be known from their first letter. */
const fewestLetters = 3;

/** Another verb with the same ending, or the same change of vowel; how the form begins where there is none. */
export function withFormHint(
  item: ItemDraft,
  verb: Verb,
  form: VerbForm,
  { texts, all }: VerbContext,
): ItemDraft {
  const place = verb.forms.indexOf(form);
  const hints = [
    ...exampleForms(verb, place, all).map((example) =>
      texts.t("author.hint.verbs.like", { example }),
    ),
    ...exampleVowels(verb, place, all).map((example) =>
      texts.t("author.hint.verbs.vowel", { example }),
    ),
  ];
  for (const hint of hints) {
    const hinted = withHint(item, hint);
    if (hinted.hint !== undefined) return hinted;
  }
  const letters = [...form.form];
  const [letter = ""] = letters;
  const count = letters.length;
  return withOneLess(
    count < fewestLetters
      ? item
      : withHint(item, texts.t("author.hint.letters", { letter, count })),
    texts,
  );
}

/** How each verb and its meaning begin. */
export function withInfinitivesHint(
  item: ItemDraft | null,
  { verbs, texts }: VerbContext,
): ItemDraft | null {
  const pairs = verbs.flatMap(({ infinitive, meaning }) =>
    meaning === null ? [] : [[bare(infinitive), bare(meaning)] as const],
  );
  return item === null ? null : withPairsHint(item, initialsHint(pairs, texts), texts);
}

/** The same person of verbs that change their infinitive in the same way. */
function exampleForms(verb: Verb, place: number, all: readonly Verb[]): readonly string[] {
  const change = changeOf(verb, place);
  if (change === null) return [];
  return all.flatMap((other) => {
    const own = other.id === verb.id ? null : changeOf(other, place);
    const form = other.forms[place];
    return form !== undefined && own?.from === change.from && own.to === change.to
      ? [said(form, form.form)]
      : [];
  });
}

const shortestStem = 2;

/** Which ending of the infinitive gives way to which; null for a form with another stem. */
function changeOf({ infinitive, forms }: Verb, place: number): { from: string; to: string } | null {
  const verb = bare(infinitive);
  const form = forms[place]?.form ?? "";
  const at = [...verb].findIndex((letter, index) => letter !== form[index]);
  const stem = at < 0 ? verb.length : at;
  return stem < shortestStem ? null : { from: verb.slice(stem), to: form.slice(stem) };
}

/** The same person of verbs whose stem changes its vowel in the same way. */
function exampleVowels(verb: Verb, place: number, all: readonly Verb[]): readonly string[] {
  const change = vowelChangeOf(verb, place);
  if (change === null) return [];
  return all.flatMap((other) => {
    const form = other.forms[place];
    return form !== undefined && other.id !== verb.id && vowelChangeOf(other, place) === change
      ? [said(form, form.form)]
      : [];
  });
}

const vowels = /[aeiouyäöüáàâéèêëíîïóôúùû]+/gu;

/** `e > i` for _sprechen_, _spricht_; null where the first vowel stays, or belongs to the ending. */
function vowelChangeOf({ infinitive, forms }: Verb, place: number): string | null {
  const verb = bare(infinitive);
  const form = forms[place]?.form ?? "";
  const [[own, ...endings], [changed]] = [[...verb.matchAll(vowels)], [...form.matchAll(vowels)]];
  if (own === undefined || changed === undefined || endings.length === 0) return null;
  const isSameStart = verb.slice(0, own.index) === form.slice(0, changed.index);
  return isSameStart && own[0] !== changed[0] ? `${own[0]} > ${changed[0]}` : null;
}
