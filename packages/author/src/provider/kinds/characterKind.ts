import { toHiragana } from "wanakana";

import { kanjiOf } from "../../sources/languages/kanji/Kanji.ts";
import type { Kanji } from "../../sources/languages/kanji/Kanji.ts";
import { storedKanji } from "../../sources/languages/kanji/StoredKanji.ts";
import { meaningItem, readingItem, writeItem } from "../../sources/languages/kanji/kanji-items.ts";
import type { KanjiContext } from "../../sources/languages/kanji/kanji-items.ts";
import { sameWords } from "../../texts/standsIn.ts";
import { plainText } from "../../texts/rich-text.ts";
import type { BuildContext } from "./ModelKind.ts";
import { defineModelKind, someText } from "./ModelKind.ts";
import { shown } from "./parts.ts";

interface CharacterDraft {
  readonly character: string;
  readonly task: "meaning" | "reading" | "write";
  readonly answer: string;
}

export const characterKind = defineModelKind<"character", CharacterDraft>({
  type: "character",
  advice:
    "One kanji that the quote holds. `task`: meaning (what does it mean?), reading (how is it read?) or write (draw it from its meaning). `answer`: its meaning, or for reading how it is read, in kana.",
  fits: ({ taught, source }) => taught === "ja" && /\p{Script=Han}/u.test(source),
  properties: {
    character: { type: "string", minLength: 1, maxLength: 2 },
    task: { enum: ["meaning", "reading", "write"] },
    answer: { ...someText, maxLength: 120 },
  },
  build: (draft, context) => {
    const [sign] = kanjiOf([draft.character], context.texts.locale);
    if (sign === undefined) return null;
    const { exercise } = itemOf(draft, sign, context);
    return exercise.content_type === "character" ? exercise : null;
  },
  ask: ({ content }) => {
    const question = `${content.character} – ${plainText(content.prompt)}`;
    return content.task.type === "read"
      ? { question, choices: shown(content.task.choices), answer: "the id of the one right choice" }
      : { question: plainText(content.prompt), answer: "the sign" };
  },
  respond: ({ content: { task } }, [answer]) => {
    if (answer === undefined) return null;
    return {
      content_type: "character",
      answer:
        task.type === "read"
          ? { type: "chosen", choice_id: answer }
          : { type: "typed", text: answer },
    };
  },
});

/** Made of our own data; what the draft says otherwise stays in it, and falls with the check of it. */
function itemOf({ task, answer }: CharacterDraft, sign: Kanji, context: BuildContext) {
  const own: KanjiContext = {
    kanji: [sign],
    pool: [...storedKanji().values()].filter(
      ({ level, part }) => level === sign.level && part === sign.part,
    ),
    own: context.texts.locale,
    texts: context.texts,
    random: context.random,
  };
  if (task === "reading")
    return readingItem(isReading(answer, sign) ? sign : { ...sign, readings: [answer] }, own);
  const drawn = isMeaning(answer, sign) ? sign : { ...sign, meaning: answer };
  return task === "meaning" ? meaningItem(drawn, own) : writeItem(drawn, own);
}

function isReading(answer: string, { typed }: Kanji): boolean {
  return answer
    .split(/[、,/]\s*/u)
    .every((reading) => typed.map((each) => toHiragana(each)).includes(toHiragana(reading.trim())));
}

function isMeaning(answer: string, { meanings }: Kanji): boolean {
  return meanings.some((meaning) => sameWords(meaning) === sameWords(answer));
}
