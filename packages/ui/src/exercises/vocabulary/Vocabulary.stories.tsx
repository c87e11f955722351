import type { VocabularyDirection } from "@alambic/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented } from "../../testing/index.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { RendererSheet, RendererState } from "../testing/RendererStates.tsx";
import { whenLoaded } from "../testing/steps.ts";
import { transcribed } from "../testing/transcribed.ts";
import { examples } from "./examples.ts";

const given = (words: Record<string, string>, direction: VocabularyDirection) => ({
  content_type: "vocabulary" as const,
  direction,
  answers: Object.entries(words).map(([id, text]) => ({ entry_id: id, text })),
});
const typed = { house: "das Haus", key: "Schlüssel", window: "die Fenster", door: "die Tor" };
const chosen = { cat: "le chat", dog: "l’eau", water: "le chien" };

const meta = {
  title: "Exercises/Vocabulary",
  component: RendererState,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: { exercise: examples.home },
  argTypes: { exercise: { control: false }, response: { control: false } },
  parameters: {
    ...documented({
      purpose:
        "A set of words to translate, typed or chosen, one way or, where the exercise allows it, the way that the learner turns it. Articles are forgiven where they carry no meaning, and taught where they tell the gender.",
      useFor: "New words of a language, five to ten at a time.",
      notFor: "Words to recall without being judged: `Flashcards`.",
      content: "A word comes with its article where the language has genders.",
      accessibility: `A list named by the question; each word is the label of its native input or list, in its own language, and the input in the language of the answer. Turning the words around is announced once. Pictures stand only where they do not tell the answer. Once checked, each word has its verdict, and says when only its article was not right.

| Key | Does |
| --- | --- |
| Tab | goes from word to word |
| Arrows | choose in a list |
| Enter | checks, once every word has its answer |`,
      dos: ["Put words together that occur together."],
      donts: ["Don’t put two words into one set that mean the same."],
    }),
    ...transcribed("vocabulary"),
  },
} satisfies Meta<typeof RendererState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Extremes: Story = {
  args: {
    exercise: examples.extremes,
    response: given({ law: "قانونُ الإشرافِ" }, "meaning_to_term"),
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <RendererSheet
      states={{
        typing: { exercise: examples.home, response: given({ house: "Haus" }, "meaning_to_term") },
        "turned around": { exercise: examples.home, response: given({}, "term_to_meaning") },
        checked: {
          exercise: examples.home,
          phase: "checked",
          response: given(typed, "meaning_to_term"),
        },
        revealed: { exercise: examples.home, phase: "revealed" },
        choosing: {
          exercise: examples.family,
          response: given({ cat: "le chat" }, "term_to_meaning"),
        },
        "chosen, checked": {
          exercise: examples.family,
          phase: "checked",
          response: given(chosen, "term_to_meaning"),
        },
      }}
    />
  ),
};
