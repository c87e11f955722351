import { read, readList, readText } from "@alambic/domain/testing";
import type { PeerBehaviour, PeerCall, PeerReply } from "./FakeModelServer.ts";

/** Replies by purpose that stand in for what a good model would have said; undefined for no change. */
export type Misbehaviour = (call: PeerCall) => PeerReply | undefined;

/** How one drafted item is changed before it is sent. */
export type Spoil = (item: ScriptedItem, place: number) => object;

export interface ScriptedItem {
  readonly kind: string;
  readonly quote: string;
  readonly [field: string]: unknown;
}

/**
 * A model that does what it is asked in English: it makes its items of the sentences that it is sent,
 * and solves blind what it drafted. Two of its kinds hang on the last words of a sentence.
 */
export function scriptedModel(misbehave: Misbehaviour = () => undefined): PeerBehaviour {
  return (call) => misbehave(call) ?? answer(replyTo(call));
}

export function answer(value: unknown): PeerReply {
  return { kind: "answer", value };
}

/** What the good model drafts for a call, each item changed. */
export function spoiled(call: PeerCall, spoil: Spoil): PeerReply {
  return answer({ items: itemsOf(textsOf(call.data, "source")).map(spoil) });
}

/** What the good model drafts for a call at some places only. */
export function drafted(call: PeerCall, places: readonly number[]): PeerReply {
  const items = itemsOf(textsOf(call.data, "source"));
  return answer({ items: places.flatMap((place) => items.slice(place, place + 1)) });
}

function replyTo({ purpose, data, instructions }: PeerCall): unknown {
  switch (purpose) {
    case "plan":
      return instructions.includes("course on a language") ? { ...plan(), level: "B1" } : plan();
    case "lesson":
      return lessonText(data);
    case "concepts":
      return { concepts: [{ name: "The subject", gist: "What it is about.", needs: [] }] };
    case "items":
      return { items: itemsOf(textsOf(data, "source")) };
    case "repair":
      return { items: itemsOf(textsOf(data, "source")).slice(-2) };
    case "solve":
      return solve(data);
    default:
      throw new Error(`Nobody is asked for ${purpose}`);
  }
}

const concepts = ["light", "leaves", "sugar", "roots"];

function plan() {
  const lesson = (...names: readonly string[]) => ({
    title: `About ${names.join(" and ")}`,
    description: "What the plant does with them.",
    concepts: names,
  });
  return {
    title: "How plants live",
    description: "You learn how the plants of the garden live on light and water.",
    icon: "🌱",
    objectives: ["You can say what a plant lives on.", "You can name its parts."],
    prerequisites: [],
    concepts: concepts.map((name, index) => ({
      name,
      gist: `What ${name} are to a plant.`,
      needs: concepts.slice(Math.max(0, index - 1), index),
    })),
    levels: [
      {
        title: "First steps",
        description: "What is seen.",
        lessons: [lesson("light"), lesson("leaves")],
      },
      { title: "Further on", description: "What is not.", lessons: [lesson("sugar", "roots")] },
    ],
  };
}

function lessonText(data: unknown) {
  const title = readText(data, "lesson.title");
  return {
    sections: ["First part", "Second part"].map((heading, section) => ({
      heading: `${heading} of ${title}`,
      paragraphs: ["spring", "summer", "autumn"].map(
        (season, index) =>
          `In the ${season} of year ${section + 1} the plant needs about ${10 + index + 3 * section} litres of clean water from the ${["river", "well", "cloud", "lake", "pond", "sea"][index + 3 * section]} valley.`,
      ),
    })),
  };
}

function itemsOf(source: readonly string[]): ScriptedItem[] {
  const sentences = source
    .flatMap((text) => text.match(/[^.!?]+[.!?]/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(" ").length > 8);
  return sentences.slice(0, 9).map((quote, place) => itemOf(quote, place));
}

function itemOf(quote: string, place: number): ScriptedItem {
  const words = quote.slice(0, -1).split(" ");
  const start = words.slice(0, 6).join(" ");
  const end = words.slice(-2).join(" ");
  const base = {
    concept: "The subject",
    step: ["recall", "recognise", "apply"][place % 3],
    quote,
    explanation: "The sentence says so.",
    hint: "",
  };
  switch (place % 3) {
    case 0:
      return {
        ...base,
        kind: "quiz",
        question: `What comes last after “${start}”?`,
        right: end,
        wrong: [`no ${words.at(-1)}`, `old ${words.at(-1)}`],
      };
    case 1:
      return { ...base, kind: "true_false", statement: quote, truth: true };
    default:
      return {
        ...base,
        kind: "short_answer",
        question: `Which two words end what begins with “${start}”?`,
        answers: [end],
      };
  }
}

/** Finds the sentence that a question begins to quote, and answers from it. */
function solve(data: unknown) {
  const sentences = textsOf(data, "source").flatMap((text) => text.match(/[^.!?]+[.!?]/gu) ?? []);
  return {
    answers: readList(data, "items").map((item) => {
      const question = readText(item, "question");
      const start = /“([^”]+)”/u.exec(question)?.[1] ?? question;
      const sentence = sentences.find((each) => each.includes(start));
      return { item: read(item, "item"), answer: solution(item, sentence?.trim()) };
    }),
  };
}

function solution(item: unknown, sentence: string | undefined): readonly string[] {
  if (sentence === undefined) return [];
  const end = sentence.slice(0, -1).split(" ").slice(-2).join(" ");
  const how = readText(item, "how");
  if (how.startsWith("true")) return ["true"];
  if (how.startsWith("one to four")) return [end];
  const choice = readList(item, "choices").find((each) => read(each, "text") === end);
  return choice === undefined ? [] : [readText(choice, "id")];
}

function textsOf(data: unknown, path: string): string[] {
  return readList(data, path).map(String);
}
