import { languageRequest, topicRequest } from "../../../testing/requests.ts";
import { base } from "./KindCase.ts";
import type { KindCase } from "./KindCase.ts";

const sun = "The sign 日 stands for the sun and for a day.";

export const characterCase: KindCase = {
  type: "character",
  request: languageRequest("japanese", "en", "Japanese signs of nature"),
  text: [sun, "The sign 月 stands for the moon and for a month."],
  draft: {
    ...base,
    kind: "character",
    quote: sun,
    character: "日",
    task: "meaning",
    answer: "day",
  },
  answer: ["day, sun"],
  wrong: ["moon"],
  faults: [
    {
      fault: "another meaning than the data’s",
      code: "data_disagrees",
      change: { answer: "river" },
    },
    {
      fault: "another reading than the data’s",
      code: "data_disagrees",
      change: { task: "reading", answer: "かわ" },
    },
    {
      fault: "to be drawn from another meaning",
      code: "data_disagrees",
      change: { task: "write", answer: "river" },
    },
    {
      fault: "a sign that the quote does not hold",
      code: "answer_not_in_quote",
      change: { character: "月", answer: "moon" },
    },
    { fault: "no kanji", code: "schema", change: { character: "あ" } },
  ],
};

const europe =
  "In 1914 France and Germany were at war, and Spain, Poland and Sweden were not to be spared.";

export const mapCase: KindCase = {
  type: "image_labelling",
  request: topicRequest(
    { topic: "wars of Europe", domain: "social-sciences", mainSkill: "history" },
    { language: "en" },
  ),
  text: [europe, "Later Italy and Romania joined them, far from the snow of the north."],
  draft: {
    ...base,
    kind: "image_labelling",
    quote: europe,
    map: "europe",
    places: ["France", "Germany", "Spain", "Poland", "Sweden"],
  },
  answer: [],
  wrong: [],
  faults: [
    {
      fault: "a country that the lesson does not name",
      code: "answer_not_in_quote",
      change: { places: ["France", "Spain", "Poland", "Finland"] },
    },
    {
      fault: "a country of another map",
      code: "schema",
      change: { places: ["France", "Spain", "Poland", "Japan"] },
    },
    {
      fault: "another map",
      code: "schema",
      change: { map: "africa" },
    },
    {
      fault: "a quote that names none of them",
      code: "answer_not_in_quote",
      change: { quote: "far from the snow of the north." },
    },
    {
      fault: "three places",
      code: "schema",
      change: { places: ["France", "Spain", "Poland"] },
    },
  ],
};
