import type { InstructionLanguage } from "../../../model/InstructionLanguage.ts";
import type { ItemDraft } from "../../../model/LessonDraft.ts";
import { lessonText } from "../../../items/simple-exercises.ts";
import type { Random } from "../../../random/createRandom.ts";
import type { Texts } from "../../../texts/loadTexts.ts";
import { inLanguage } from "../../../texts/rich-text.ts";
import type { TaughtLanguage } from "../../../model/taught-languages.ts";
import {
  bankItem,
  formItem,
  isInfinitive,
  meaningItem,
  personsItem,
  verbItem,
  writeItem,
} from "./verb-items.ts";
import type { VerbContext } from "./verb-items.ts";
import { withFormHint, withInfinitivesHint } from "./verb-hints.ts";
import { said, verbsOf } from "./Verb.ts";
import type { Verb, VerbForm } from "./Verb.ts";

/** Rounds in which forms are recognised, before they are written. */
const recognised = 2;
const fewestTelling = 3;

/** The verbs of one lesson. */
export interface VerbMaterial {
  readonly lang: TaughtLanguage;
  readonly ids: readonly string[];
}

/** The verbs in a table first, then recognising, completing and writing their forms. */
export function draftVerbLesson(
  { lang, ids }: VerbMaterial,
  own: InstructionLanguage,
  texts: Texts,
  random: Random,
): ItemDraft[] {
  const all = verbsOf(lang, own);
  const verbs = all.filter(({ id }) => ids.includes(id));
  const context: VerbContext = { lang, verbs, all, texts, random };
  return [introduction(context), ...practice(context)];
}

function introduction({ verbs, texts }: VerbContext): ItemDraft {
  const tables = verbs.map((verb) => ({
    type: "table" as const,
    caption: titleOf(verb),
    header: [texts.t("author.verbs.table.form")],
    rows: verb.forms.map((form) => [[inLanguage(said(form, form.form), verb.lang)]]),
  }));
  const ids = verbs.map(({ id }) => id);
  const tip = { type: "callout" as const, tone: "tip" as const, text: texts.t("author.verbs.tip") };
  return verbItem("lesson", ids, texts, lessonText([tip, ...tables]));
}

function titleOf({ infinitive, meaning }: Verb): string {
  return meaning === null ? infinitive : `${infinitive} = ${meaning}`;
}

/** Each verb comes in every round, with another person each time. */
function practice(context: VerbContext): ItemDraft[] {
  const { verbs, random } = context;
  const drawn = new Map(verbs.map((verb) => [verb, inTurn(verb, random.shuffle(verb.forms))]));
  const at = (verb: Verb, round: number) => drawn.get(verb)?.slice(round, round + 1) ?? [];
  const ask = (
    asked: Verb,
    round: number,
    toItem: (verb: Verb, form: VerbForm, context: VerbContext) => ItemDraft | null,
  ) =>
    at(asked, round).flatMap((form) => {
      const item = toItem(asked, form, context);
      return item === null ? [] : [withFormHint(item, asked, form, context)];
    });
  const [a, b, c] = [0, 1, 2].map(() => random.shuffle(verbs));
  const items = [
    withInfinitivesHint(meaningItem(context), context),
    ...(a ?? []).slice(0, 2).flatMap((verb) => ask(verb, 0, formItem)),
    ...(b ?? []).slice(0, 1).map((verb) => personsItem(verb, context)),
    ...(a ?? []).slice(2).flatMap((verb) => ask(verb, 0, bankItem)),
    ...(b ?? []).slice(0, 1).flatMap((verb) => ask(verb, 1, bankItem)),
    ...(c ?? []).flatMap((verb) => ask(verb, 2, writeItem)),
    ...(c ?? [])
      .filter((verb) => verb !== b?.[0])
      .slice(0, 1)
      .flatMap((verb) => ask(verb, 1, writeItem)),
  ];
  return items.filter((item) => item !== null);
}

/**
 * The forms in the order in which they are asked for. One that is the infinitive is read off the question: it
 * comes late, or, where there are few others, while forms are only to be recognised.
 */
function inTurn(verb: Verb, forms: readonly VerbForm[]): readonly VerbForm[] {
  const same = forms.filter((form) => isInfinitive(verb, form));
  const telling = forms.filter((form) => !same.includes(form));
  return telling.length < fewestTelling
    ? [...same.slice(0, recognised), ...telling, ...same.slice(recognised)]
    : [...telling, ...same];
}
