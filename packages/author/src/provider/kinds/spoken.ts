import type { DialogueContent, DialogueStep, SaidLine, VocabularyContent } from "@alambic/contract";

import { dialogue } from "../../items/dialogue.ts";
import type { DialogueTurnParts } from "../../items/dialogue.ts";
import { vocabulary } from "../../items/vocabulary.ts";
import { inLanguage, plainText } from "../../texts/rich-text.ts";
import type { BuildContext } from "./ModelKind.ts";
import { defineModelKind, someText, texts } from "./ModelKind.ts";
import { askSides, joint, listOfParts, parted, readSides } from "./parts.ts";

const longestWord = 120;
const longestName = 80;
/** Lines of more words than this are chosen, not typed. */
const mostTyped = 7;

export const vocabularyKind = defineModelKind<
  "vocabulary",
  { words: readonly { term: string; meaning: string }[] }
>({
  type: "vocabulary",
  advice:
    "Four to eight words that the source teaches. `term`: the word as it is learned, with its article where it has one. `meaning`: what it means, as the source says in the same sentence. No term and no meaning twice. The quote is one of these sentences.",
  fits: ({ taught }) => taught !== null,
  properties: { words: listOfParts(["term", "meaning"], 4, 8) },
  build: ({ words, explanation }, { texts: own, nature: { taught } }) => {
    const isTooLong = words.some((word) => Math.max(...lengthsOf(word)) > longestWord);
    if (taught === null || isTooLong) return null;
    const { content_type: type, content } = vocabulary({
      prompt: own.t("author.words.vocabulary.choose"),
      lang: taught,
      directions: ["term_to_meaning", "meaning_to_term"],
      mode: "chosen",
      entries: words.map(({ term, meaning }) => ({
        terms: [term],
        meanings: [meaning],
        reading: null,
      })),
    });
    return { content_type: type, content: { ...content, explanation } };
  },
  ask: ({ content }) => ({ question: "What does each word mean?", ...askSides(sidesOf(content)) }),
  respond: ({ content }, answer) => {
    const given = readSides(sidesOf(content), answer);
    return {
      content_type: "vocabulary",
      direction: "term_to_meaning",
      answers: content.entries.map(({ id }) => ({
        entry_id: id,
        text: given.get(id)?.other ?? "",
      })),
    };
  },
});

interface DraftedTurn {
  readonly speaker: "other" | "learner";
  readonly says: string;
  readonly meaning: string;
  readonly wrong: readonly string[];
}

export const dialogueKind = defineModelKind<
  "dialogue",
  { scene: string; other: string; turns: readonly DraftedTurn[] }
>({
  type: "dialogue",
  advice:
    "A conversation of four to eight turns, which the other begins. `scene`: where it is and what the learner is to do, in one sentence. `other`: who talks with the learner. Turn by turn `says` the line in the language taught and `meaning` what it means. The learner’s lines are sentences of the source; `wrong` has exactly two other lines that do not mean this, or none where a short line is to be typed. The quote holds one of the learner’s lines.",
  fits: ({ taught }) => taught !== null,
  properties: {
    scene: someText,
    other: { type: "string", minLength: 1, maxLength: longestName },
    turns: {
      type: "array",
      minItems: 3,
      maxItems: 10,
      items: {
        type: "object",
        properties: {
          speaker: { enum: ["other", "learner"] },
          says: { ...someText, maxLength: 300 },
          meaning: someText,
          wrong: { ...texts, minItems: 0, maxItems: 3 },
        },
        required: ["speaker", "says", "meaning", "wrong"],
        additionalProperties: false,
      },
    },
  },
  build: ({ scene, other, turns, explanation }, context) => {
    const parts = turns.map((turn) => toTurn(turn, context));
    const { taught } = context.nature;
    if (taught === null || !hasBoth(turns) || !turns.every(isTakable)) return null;
    const { content_type: type, content } = dialogue(
      { prompt: scene, lang: taught, other, turns: parts },
      context.random,
    );
    return { content_type: type, content: { ...content, explanation } };
  },
  ask: ({ content }) => ({
    question: `${plainText(content.prompt)}\n${content.steps.map(script).join("\n")}`,
    answer: `for every gap: its number${joint}the letter of the line that fits, or the line itself where there is none to choose`,
  }),
  respond: ({ content }, answer) => ({
    content_type: "dialogue",
    said: saidIn(content, new Map(answer.map(parted))),
  }),
});

function lengthsOf({ term, meaning }: { readonly term: string; readonly meaning: string }) {
  return [term.length, meaning.length];
}

function sidesOf({ entries }: VocabularyContent) {
  return entries.map(({ id, terms: [term = ""], meanings: [meaning = ""] }) => ({
    id,
    one: term,
    other: meaning,
  }));
}

function hasBoth(turns: readonly DraftedTurn[]): boolean {
  return new Set(turns.map(({ speaker }) => speaker)).size === 2;
}

/** Three lines to choose from, or one that is short enough to be typed. */
function isTakable({ speaker, says, wrong }: DraftedTurn): boolean {
  if (speaker === "other") return true;
  return wrong.length === 0 ? says.split(/\s+/u).length <= mostTyped : wrong.length === 2;
}

function toTurn(
  { speaker, says, meaning, wrong }: DraftedTurn,
  { nature: { taught } }: BuildContext,
): DialogueTurnParts {
  const face = (text: string) => ({ text: taught === null ? text : [inLanguage(text, taught)] });
  if (speaker === "other") return { type: "line", ...face(says), translation: meaning };
  return wrong.length === 0
    ? { type: "reply", cue: meaning, answers: [says] }
    : { type: "choice", cue: meaning, right: face(says), wrong: wrong.map(face) };
}

/** A turn as whoever solves it blind reads it. */
function script(step: DialogueStep): string {
  switch (step.type) {
    case "line":
      return `— ${plainText(step.text)}`;
    case "reply":
      return `— (${step.id}) say: ${plainText(step.cue ?? "")}`;
    case "choice": {
      const lines = step.options.map(({ id, text }) => `${id}: ${plainText(text)}`);
      return `— (${step.id}) say: ${plainText(step.cue ?? "")} [${lines.join(" | ")}]`;
    }
  }
}

function saidIn({ steps }: DialogueContent, given: ReadonlyMap<string, string>): SaidLine[] {
  return steps.flatMap((step): SaidLine[] => {
    const said = step.type === "line" ? undefined : given.get(step.id);
    if (step.type === "line" || said === undefined) return [];
    return step.type === "choice"
      ? [{ type: "chosen", turn_id: step.id, option_id: said }]
      : [{ type: "typed", turn_id: step.id, text: said }];
  });
}
