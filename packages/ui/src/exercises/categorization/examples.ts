import type { CategorizationExercise, Option } from "@alambic/contract";

function inGroup(groupId: string, items: readonly Option[]) {
  return items.map(({ id }) => ({ item_id: id, group_id: groupId }));
}

const nouns: Option[] = [
  { id: "still", text: "alambic" },
  { id: "drop", text: "goutte" },
];
const verbs: Option[] = [
  { id: "heat", text: "chauffer" },
  { id: "cool", text: "refroidir" },
];
const adjectives: Option[] = [
  { id: "clear", text: "limpide" },
  { id: "cold", text: "froid" },
];

const many: Option[] = Array.from({ length: 100 }, (_, at) => ({
  id: `n${at + 1}`,
  text: `${at + 1}`,
}));

/** Things to sort as stories and tests use them. */
export const examples = {
  words: {
    content_type: "categorization",
    content: {
      prompt: "Nom, verbe ou adjectif ?",
      groups: [
        { id: "noun", text: "Noms" },
        { id: "verb", text: "Verbes" },
        { id: "adjective", text: "Adjectifs" },
      ],
      items: [...nouns, ...verbs, ...adjectives].toReversed(),
      members: [
        ...inGroup("noun", nouns),
        ...inGroup("verb", verbs),
        ...inGroup("adjective", adjectives),
      ],
    },
  },
  extremes: {
    content_type: "categorization",
    content: {
      prompt: "Où va chaque carte ?",
      groups: [
        { id: "plant", text: "Végétal", picture: { name: "leaf", alt: "Une feuille" } },
        { id: "word", text: "Beroepsaansprakelijkheidsverzekeringsmaatschappijmedewerkster" },
      ],
      items: [
        {
          id: "text",
          text: "Fabrication de matière organique à partir de lumière, d’eau et de dioxyde de carbone",
        },
        { id: "arabic", text: [{ text: "شركة التأمين", lang: "ar" }] },
        { id: "tree", text: [{ text: "き", lang: "ja" }], picture: { name: "tree", alt: "" } },
        { id: "emoji", text: "🌿🧪" },
      ],
      members: [
        { item_id: "text", group_id: "plant" },
        { item_id: "arabic", group_id: "word" },
        { item_id: "tree", group_id: "plant" },
        { item_id: "emoji", group_id: "plant" },
      ],
    },
  },
  hundred: {
    content_type: "categorization",
    content: {
      prompt: "Pair ou impair ?",
      groups: [
        { id: "even", text: "Pairs" },
        { id: "odd", text: "Impairs" },
      ],
      items: many,
      members: many.map(({ id }, at) => ({ item_id: id, group_id: at % 2 === 0 ? "odd" : "even" })),
    },
  },
} satisfies Record<string, CategorizationExercise>;
