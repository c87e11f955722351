import type { Classification } from "@alambic/contract";
import { expect, test } from "vitest";
import {
  asksWhich,
  creationReducer,
  mostCharacters,
  recognised,
  sourceOf,
  startCreation,
  textOf,
  textProblemOf,
  textToClassify,
} from "./creation-state.ts";
import type { CreationAction, CreationState } from "./creation-state.ts";

const hiragana: Classification = {
  skill: "japanese",
  domain: "languages",
  area: "foreign",
  confidence: 0.9,
  language: "fr",
  alternatives: [],
};

function after(...actions: CreationAction[]): CreationState {
  return actions.reduce(creationReducer, startCreation("topic", "nl"));
}

const typed: CreationAction = { type: "text", text: " hiragana " };
const classified: CreationAction = { type: "classified", text: "hiragana", result: hiragana };

test("what was recognised holds for the text without the spaces around it", () => {
  expect(recognised(after(typed)).status).toBe("none");
  expect(recognised(after(typed, classified)).status).toBe("valid");
});

test("a text is neither empty nor longer than what is taken, and none of it is cut off", () => {
  const pasted = (length: number) => after({ type: "text", text: ` ${"a".repeat(length)} ` });
  expect(textProblemOf(pasted(0))).toBe("required");
  expect(textProblemOf(pasted(mostCharacters))).toBeNull();
  expect(textProblemOf(pasted(mostCharacters + 1))).toBe("tooLong");
  expect(textOf(pasted(mostCharacters + 1))).toHaveLength(mostCharacters + 1);
});

test("a changed topic must be classified again, and the old text holds again", () => {
  const changed = after(typed, classified, { type: "text", text: "katakana" });
  expect(recognised(changed).status).toBe("outdated");
  expect(recognised(creationReducer(changed, typed)).status).toBe("valid");
});

test("the capsule takes the language that was recognised, until another is chosen", () => {
  expect(after(typed, classified).language).toBe("fr");
  expect(after(typed, classified, { type: "language", language: "en" }).language).toBe("en");
});

test("what a document is called says nothing of the language that it is taught in", () => {
  const named: CreationAction = { type: "text", text: "hiragana" };
  expect(after({ type: "mode", mode: "pdf" }, named, classified).language).toBe("nl");
});

test("a correction replaces the label and keeps what was suggested", () => {
  const label = { skill: "french", domain: "languages", area: "fle" } as const;
  const { recognition } = after(typed, classified, { type: "corrected", label });
  expect(recognition).toMatchObject({ label, corrected: true, suggested: hiragana });
});

test("an unsure guess asks which is meant, until the learner says so", () => {
  const asks = (confidence: number, ...more: CreationAction[]) => {
    const result = { ...hiragana, confidence };
    const { recognition } = after(typed, { type: "classified", text: "hiragana", result }, ...more);
    return recognition !== null && asksWhich(recognition);
  };
  const { skill, domain, area } = hiragana;
  expect(asks(0.69)).toBe(true);
  expect(asks(0.7)).toBe(false);
  expect(asks(0.3, { type: "corrected", label: { skill, domain, area } })).toBe(false);
});

test("each mode has a text of its own", () => {
  const both = after(typed, { type: "mode", mode: "pdf" }, { type: "text", text: "Le droit" });
  expect(textOf(both)).toBe("Le droit");
  expect(textOf(creationReducer(both, { type: "mode", mode: "topic" }))).toBe("hiragana");
});

test("a document names its topic, unless one was typed", () => {
  const file = new File(["%PDF-1.7"], "droit_du  travail.PDF");
  const pdf: CreationAction = { type: "mode", mode: "pdf" };
  expect(textOf(after(pdf, { type: "file", file }))).toBe("droit du travail");
  expect(textOf(after(pdf, typed, { type: "file", file }))).toBe("hiragana");
});

test("another document brings another guess, and one that is no PDF none", () => {
  const pdf: CreationAction = { type: "mode", mode: "pdf" };
  const take = (name: string): CreationAction => ({ type: "file", file: new File(["x"], name) });
  expect(textOf(after(pdf, take("law.pdf"), take("art.pdf")))).toBe("art");
  expect(textOf(after(pdf, take("law.pdf"), take("notes.txt")))).toBe("");
});

test("what is typed is looked at by itself once, and an answer for an older text is dropped", () => {
  const state = after(typed);
  expect(textToClassify(state)).toBe("hiragana");
  expect(textToClassify(creationReducer(state, classified))).toBeNull();
  expect(textToClassify(after({ type: "text", text: "hi" }))).toBeNull();
  const changed = after(typed, classified, { type: "text", text: "katakana" });
  expect(textToClassify(changed)).toBe("katakana");
  const late = creationReducer(after({ type: "text", text: "katakana" }), classified);
  expect(recognised(late).status).toBe("none");
  expect(recognised(changed)).toMatchObject({ recognition: { text: "hiragana" } });
});

test("a text that is pasted after a refusal takes the topic’s place, and bears its name", () => {
  const state = after(typed, { type: "pasted", text: " Il était une fois… " });
  expect(sourceOf(state, true)).toEqual({ topic: "Il était une fois…", title: "hiragana" });
  expect(sourceOf(state, false)).toEqual({ topic: "hiragana", title: "" });
  expect(sourceOf(after(typed), true)).toEqual({ topic: "hiragana", title: "" });
});
