import type { AtomMetadata } from "@alambic/contract";
import type { Exercise } from "@alambic/domain/exercises";
import { parseExercise } from "@alambic/domain/exercises";
import type { LessonAtom } from "../lesson-player/LessonAtom.ts";

const ja = (text: string) => [{ text, lang: "ja" }];

/** One exercise a kind, as shipped capsules have them: told once for stories, axe and tests. */
export const exercises = {
  lesson: {
    content_type: "lesson",
    content: {
      blocks: [
        {
          type: "paragraph",
          text: [
            { text: "Chaque signe de la famille du K se lit comme un k suivi d’une voyelle : " },
            { text: "か", lang: "ja" },
            { text: " se lit " },
            { text: "ka", style: "strong" },
            { text: "." },
          ],
        },
        { type: "heading", text: "Cinq signes, cinq sons" },
        {
          type: "terms",
          entries: [
            {
              term: ja("かき"),
              description: "kaki, le fruit",
              picture: { name: "peach", alt: "Un fruit" },
            },
            { term: ja("くつ"), description: "kutsu, la chaussure" },
          ],
        },
        { type: "callout", tone: "key", text: "き a deux traits horizontaux, さ n’en a qu’un." },
        {
          type: "list",
          ordered: true,
          items: ["Trace le trait long.", "Ajoute la barre.", "Ferme le geste."],
        },
        { type: "quote", text: "On apprend un signe en l’écrivant dix fois.", page: 14 },
        {
          type: "table",
          caption: "La famille du K",
          header: ["Signe", "Son", "Exemple"],
          rows: [
            [ja("か"), "ka", ja("かさ")],
            [ja("き"), "ki", ja("き")],
          ],
        },
        { type: "callout", tone: "tip", text: "Dis chaque son à voix haute en le lisant." },
        {
          type: "callout",
          tone: "warning",
          text: "ぎ n’est pas き : deux petits traits le voisent.",
        },
        {
          type: "figure",
          picture: { name: "house", alt: "Une maison" },
          caption: "いえ, la maison",
        },
      ],
    },
  },
  trueFalse: {
    content_type: "true_false",
    content: {
      statement: "La période d’essai peut être renouvelée autant de fois que l’employeur le veut.",
      answer: false,
      explanation: "Une seule fois, et seulement si un accord de branche étendu le prévoit.",
    },
  },
  quiz: {
    content_type: "quiz",
    content: {
      prompt: [
        { text: "Comment changes-tu " },
        ...ja("これは ほんです"),
        { text: " en question ?" },
      ],
      multiple: false,
      choices: [
        { id: "a", text: ja("かこれは ほんです") },
        { id: "b", text: ja("これは ほんですか") },
        { id: "c", text: ja("ですか これは ほん") },
      ],
      correct_choice_ids: ["b"],
      explanation: [...ja("か"), { text: " s’ajoute à la fin : rien d’autre ne bouge." }],
    },
  },
  several: {
    content_type: "quiz",
    content: {
      prompt: "Que faut-il à une plante pour faire sa photosynthèse ?",
      multiple: true,
      choices: [
        { id: "light", text: "De la lumière" },
        { id: "water", text: "De l’eau" },
        { id: "oxygen", text: "De l’oxygène" },
        { id: "carbon", text: "Du dioxyde de carbone" },
      ],
      correct_choice_ids: ["light", "water", "carbon"],
    },
  },
  pictures: {
    content_type: "quiz",
    content: {
      prompt: [...ja("いえ"), { text: ", c’est laquelle ?" }],
      multiple: false,
      choices: [
        { id: "house", text: "maison", picture: { name: "house", alt: "Une maison" } },
        { id: "fish", text: "poisson", picture: { name: "fish", alt: "Un poisson" } },
        { id: "star", text: "étoile", picture: { name: "star", alt: "Une étoile" } },
        { id: "key", text: "clé", picture: { name: "key", alt: "Une clé" } },
      ],
      correct_choice_ids: ["house"],
    },
  },
  matching: {
    content_type: "matching",
    content: {
      prompt: "Quel son pour chaque signe ?",
      left: [
        { id: "l1", text: ja("か") },
        { id: "l2", text: ja("き") },
        { id: "l3", text: ja("く") },
        { id: "l4", text: ja("け") },
      ],
      right: [
        { id: "r2", text: "ki" },
        { id: "r4", text: "ke" },
        { id: "r1", text: "ka" },
        { id: "r3", text: "ku" },
      ],
      pairs: [
        { left_id: "l1", right_id: "r1" },
        { left_id: "l2", right_id: "r2" },
        { left_id: "l3", right_id: "r3" },
        { left_id: "l4", right_id: "r4" },
      ],
    },
  },
  longMatching: {
    content_type: "matching",
    content: {
      prompt: "Relie chaque notion à sa définition.",
      left: [
        { id: "l1", text: "Photosynthèse" },
        { id: "l2", text: "Arbeidsongeschiktheidsverzekering" },
      ],
      right: [
        {
          id: "r1",
          text: "Fabrication de matière organique à partir de lumière, d’eau et de dioxyde de carbone",
        },
        {
          id: "r2",
          text: "Assurance qui couvre la perte de revenu de qui ne peut plus travailler",
        },
        { id: "r3", text: "Anticonstitutionnellement" },
      ],
      pairs: [
        { left_id: "l1", right_id: "r1" },
        { left_id: "l2", right_id: "r2" },
      ],
    },
  },
  fillInBlank: {
    content_type: "fill_in_blank",
    content: {
      prompt: "Complète la règle.",
      segments: [
        { type: "text", text: "La période d’essai peut être " },
        { type: "gap", id: "g1", answers: ["renouvelée", "reconduite"] },
        { type: "text", text: " " },
        { type: "gap", id: "g2", answers: ["une fois"], hint: "combien ?" },
        { type: "text", text: " si un accord de branche le prévoit." },
      ],
    },
  },
  kanaGap: {
    content_type: "fill_in_blank",
    content: {
      prompt: "« De l’eau, s’il vous plaît » : quelle particule ?",
      segments: [
        { type: "text", text: [...ja("みず"), { text: " " }] },
        { type: "gap", id: "g1", answers: ["を", "wo", "o"], lang: "ja" },
        { type: "text", text: [{ text: " " }, ...ja("ください")] },
      ],
    },
  },
  shortAnswer: {
    content_type: "short_answer",
    content: {
      prompt: "Quel pigment donne leur vert aux feuilles ?",
      answer_type: "text",
      answers: ["la chlorophylle"],
      explanation: "La chlorophylle absorbe le rouge et le bleu : le vert reste.",
    },
  },
  numberAnswer: {
    content_type: "short_answer",
    content: { prompt: "Combien font 1/4 + 1/4 ?", answer_type: "number", answers: ["1/2"] },
  },
  flashcards: {
    content_type: "flashcards",
    content: {
      prompt: "Traduis, puis retourne la carte pour vérifier.",
      cards: [
        { id: "c1", front: ja("わたしは がくせいです"), back: "Je suis étudiant." },
        { id: "c2", front: ja("ねこ"), back: "le chat", picture: { name: "cat", alt: "Un chat" } },
      ],
    },
  },
} as const satisfies Record<string, DeepReadonly<Exercise>>;

type DeepReadonly<Value> = Value extends object
  ? { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

export type ExerciseName = keyof typeof exercises;

const source: AtomMetadata = {
  source: {
    quote: "La période d’essai peut être renouvelée une fois",
    context:
      "La période d’essai peut être renouvelée une fois si un accord de branche étendu le prévoit.",
    title: "Ton document",
    page: 14,
  },
};

const titles: Partial<Record<ExerciseName, string>> = {
  lesson: "La famille du K",
  trueFalse: "Autant de fois ?",
  quiz: "Pose la question",
  matching: "Signes et sons",
  fillInBlank: "La règle du renouvellement",
  shortAnswer: "Le vert des feuilles",
  flashcards: "Phrases de poche",
};

/** An item of a lesson that holds the exercise of that name. */
export function atomOf(name: ExerciseName, change: Partial<LessonAtom> = {}): LessonAtom {
  return {
    id: `atom-${name}`,
    title: titles[name] ?? name,
    metadata: name === "fillInBlank" || name === "trueFalse" ? source : {},
    progress_status: "not_started",
    ...structuredClone(exercises[name]),
    ...change,
  };
}

/** The exercise of that name, as the player reads it. */
export function exerciseOf(name: ExerciseName): Exercise {
  const parsed = parseExercise(exercises[name]);
  if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}
