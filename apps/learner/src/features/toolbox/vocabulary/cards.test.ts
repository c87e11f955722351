import type { WordDeck } from "@alambic/contract";
import { expect, test } from "vitest";
import { cardsOf, languagesOf } from "./cards.ts";

const deck: WordDeck = {
  capsule: { id: "1", title: "Kana", domain: "languages", area: "foreign", language: "nl" },
  lang: "ja",
  words: [
    {
      id: "ねこ",
      terms: ["ねこ"],
      reading: "neko",
      meanings: [
        { language: "nl", texts: ["kat"] },
        { language: "fr", texts: ["chat", "le chat"] },
      ],
    },
    {
      id: "にゃんこ",
      terms: ["にゃんこ"],
      reading: null,
      meanings: [{ language: "nl", texts: ["kat"] }],
    },
  ],
};

const order = ["にゃんこ", "ねこ"];

test("words are asked in the order drawn, with the languages that are known", () => {
  expect(languagesOf(deck)).toEqual(["nl", "fr"]);
  const cards = cardsOf(deck, { direction: "to_meaning", language: "nl", order });
  expect(cards.map(({ asked, answers }) => [asked, answers])).toEqual([
    ["にゃんこ", ["kat"]],
    ["ねこ", ["kat"]],
  ]);
  const french = cardsOf(deck, { direction: "to_meaning", language: "fr", order });
  expect(french.map(({ answers }) => answers)).toEqual([["chat", "le chat"]]);
});

test("a meaning that two words have is asked once, and either is right", () => {
  const cards = cardsOf(deck, { direction: "to_term", language: "nl", order });
  expect(cards).toMatchObject([
    { asked: "kat", reading: null, answers: ["ねこ", "neko", "にゃんこ"], answerLang: "ja" },
  ]);
});
