import type { TextRun } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";

import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { fillFromBank } from "../../../items/fill-from-bank.ts";
import { itemOf } from "../../../items/itemOf.ts";
import type { ItemTitle } from "../../../items/itemOf.ts";
import { matching } from "../../../items/matching.ts";
import { quiz } from "../../../items/quiz.ts";
import { fillInBlank } from "../../../items/simple-exercises.ts";
import { vocabulary } from "../../../items/vocabulary.ts";
import type { Random } from "../../../random/createRandom.ts";
import { foldText } from "../../../texts/foldText.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { inLanguage, withRuns } from "../../../texts/rich-text.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import { bare, said } from "./Verb.ts";
import type { Verb, VerbForm } from "./Verb.ts";

/** What all items of one lesson of verbs share. */
export interface VerbContext {
  readonly lang: TaughtLanguage;
  /** The verbs of the lesson. */
  readonly verbs: readonly Verb[];
  /** All verbs of the language. */
  readonly all: readonly Verb[];
  readonly texts: Texts;
  readonly random: Random;
}

/** The data set that all forms come from. */
export const verbData = "verbs";

const wrongForms = 2;
/** Of an English verb there is one other. */
const fewestWrong = 1;
const fewestPairs = 3;

/** The verbs and what they mean, both ways; null in the language that is learned. */
export function meaningItem({ verbs, lang, texts }: VerbContext): ItemDraft | null {
  const entries = verbs.flatMap(({ infinitive, meaning }) =>
    meaning === null ? [] : [{ terms: [infinitive], meanings: [meaning], reading: null }],
  );
  if (entries.length < verbs.length) return null;
  const exercise = vocabulary({
    prompt: texts.t("author.verbs.vocabulary"),
    lang,
    directions: ["term_to_meaning", "meaning_to_term"],
    mode: "chosen",
    entries,
  });
  const ids = verbs.map(({ id }) => id);
  return verbItem("vocabulary", ids, texts, exercise);
}

/** Which form a person takes; null where the verb has too few. */
export function formItem(verb: Verb, form: VerbForm, context: VerbContext): ItemDraft | null {
  const { lang, texts, random } = context;
  const wrong = wrongOnes(verb, form, context);
  if (wrong.length < fewestWrong) return null;
  const runs = { person: inLanguage(form.person.trim(), lang), verb: infinitiveRun(verb) };
  const exercise = quiz(
    {
      prompt: withRuns(runs, (place) =>
        texts.t("author.verbs.quiz", { person: place("person"), verb: place("verb") }),
      ),
      right: { text: [inLanguage(form.form, lang)] },
      wrong: wrong.map((other) => ({ text: [inLanguage(other, lang)] })),
      explanation: equation(verb, form),
    },
    random,
  );
  return verbItem("quiz", [form.id], texts, exercise);
}

/** Persons and forms of one verb, each form once; null where too few differ. */
export function personsItem(verb: Verb, { lang, texts, random }: VerbContext): ItemDraft | null {
  const { forms } = verb;
  const single = forms.filter(
    ({ form }) =>
      forms.filter(({ accepted }) => accepted.map(foldText).includes(foldText(form))).length === 1,
  );
  if (single.length < fewestPairs) return null;
  const exercise = matching(
    {
      prompt: withRuns({ verb: infinitiveRun(verb) }, (place) =>
        texts.t("author.verbs.matching", { verb: place("verb") }),
      ),
      pairs: single.map(({ person, form }) => [
        { text: [inLanguage(person.trim(), lang)] },
        { text: [inLanguage(form, lang)] },
      ]),
    },
    random,
  );
  const ids = single.map(({ id }) => id);
  return verbItem("matching", ids, texts, exercise);
}

/** Whether a form is the infinitive, which stands beside each gap. */
export function isInfinitive({ infinitive }: Verb, { form }: VerbForm): boolean {
  return foldText(form) === foldText(bare(infinitive));
}

/** The form to be found among others of the verb; null where the verb has too few, or the question tells it. */
export function bankItem(verb: Verb, form: VerbForm, context: VerbContext): ItemDraft | null {
  const { lang, texts, random } = context;
  const wrong = wrongOnes(verb, form, context);
  if (wrong.length < fewestWrong || isInfinitive(verb, form)) return null;
  const exercise = fillFromBank(
    {
      prompt: prompt(verb, texts),
      before: [inLanguage(form.person, lang)],
      after: [],
      answer: form.form,
      wrong,
      lang,
      hint: verb.infinitive,
      explanation: equation(verb, form),
    },
    random,
  );
  return verbItem("fill-in-blank", [form.id], texts, exercise);
}

/** The form to be written; null where the question tells it. */
export function writeItem(
  verb: Verb,
  form: VerbForm,
  { lang, texts }: VerbContext,
): ItemDraft | null {
  if (isInfinitive(verb, form)) return null;
  const exercise = fillInBlank({
    prompt: prompt(verb, texts),
    before: [inLanguage(form.person, lang)],
    after: [],
    answers: form.accepted,
    lang,
    hint: verb.infinitive,
    explanation: equation(verb, form),
  });
  return verbItem("fill-in-blank", [form.id], texts, exercise);
}

/** An item that rests on verbs, or on single forms of them. */
export function verbItem(
  title: ItemTitle,
  entries: readonly string[],
  texts: Texts,
  exercise: Exercise,
): ItemDraft {
  return itemOf(title, texts, exercise, { kind: "data", dataSet: verbData, entries });
}

/** The verb to be used, with its meaning where it has one in the language of instruction. */
function prompt(verb: Verb, texts: Texts): TextRun[] {
  const { meaning } = verb;
  return withRuns({ verb: infinitiveRun(verb) }, (place) =>
    meaning === null
      ? texts.t("author.verbs.gap", { verb: place("verb") })
      : texts.t("author.verbs.gap.meaning", { verb: place("verb"), meaning }),
  );
}

/** Other forms of the verb that this person cannot take, and that differ by more than an accent. */
function wrongOnes(verb: Verb, { accepted }: VerbForm, { random }: VerbContext): readonly string[] {
  const seen = new Set(accepted.map(foldText));
  const telling = random
    .shuffle(verb.forms.map(({ form }) => form))
    .filter((form) => !seen.has(foldText(form)) && seen.add(foldText(form)));
  return telling.slice(0, wrongForms);
}

function infinitiveRun({ infinitive, lang }: Verb): TextRun {
  return inLanguage(infinitive, lang);
}

function equation(verb: Verb, form: VerbForm): TextRun[] {
  return [inLanguage(said(form, form.form), verb.lang)];
}
