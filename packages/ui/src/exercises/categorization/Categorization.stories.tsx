import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, framed } from "../../testing/index.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { RendererSheet, RendererState } from "../testing/RendererStates.tsx";
import { whenLoaded } from "../testing/steps.ts";
import { transcribed } from "../testing/transcribed.ts";
import { examples } from "./examples.ts";

function sorted(members: Record<string, string>) {
  return {
    content_type: "categorization" as const,
    members: Object.entries(members).map(([item_id, group_id]) => ({ item_id, group_id })),
  };
}

const some = sorted({ drop: "noun", heat: "verb", clear: "adjective", still: "noun" });

const meta = {
  title: "Exercises/Categorization",
  component: RendererState,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: { exercise: examples.words },
  argTypes: { exercise: { control: false }, response: { control: false } },
  parameters: {
    ...documented({
      purpose:
        "Cards to sort into two to six groups that take any number of them. By drag, by single presses (a card, then its group), by a menu of groups, or by keys: all give the same answer.",
      useFor: "Kinds, classes and opposites: nouns and verbs, acids and bases.",
      notFor: "One card for each place: `Matching`.",
      content: "Groups are named by what their members share; each card belongs to one group only.",
      accessibility: `Each group is a region with its name, a list of the cards that lie there, and a place for more. The place is named by its group and says what a press would do: « Noms : Placer ici »; with empty hands there is nothing to press, and neither the Tab key nor arrows stop there; what is empty says so in its text. A picked card is a pressed button (aria-pressed); for it stands a native list, « Déplacer « goutte » vers », with a button that confirms.

| Key | Does |
| --- | --- |
| Tab | goes through groups, cards and the menu of the picked card |
| Arrows, Home, End | go through the cards in their groups, then those that wait; with a card in hand also through the groups |
| Enter, Space | pick a card up (focus goes to a group); put it down (focus goes to the next card) |
| Escape | puts the picked card back where it was |
| Delete, Backspace | take a card out of its group |

What was picked up, where it was put and how many cards are left is said once in a polite live region. A board of more than 24 controls is one stop of the Tab key.`,
      dos: ["Leave a group empty only if that is part of the question."],
      donts: ["Don’t let the length or the article of a card tell its group."],
    }),
    ...transcribed("categorization"),
  },
} satisfies Meta<typeof RendererState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Picked: Story = {
  parameters: framed(420),
  args: { response: some },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "refroidir" }));
    await canvas.findByRole("combobox", { name: /^Déplacer/u });
  },
};

export const Hundred: Story = { args: { exercise: examples.hundred } };

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <RendererSheet
      states={{
        empty: { exercise: examples.words },
        some: { exercise: examples.words, response: some },
        partial: {
          exercise: examples.words,
          phase: "checked",
          response: sorted({
            drop: "noun",
            still: "verb",
            heat: "verb",
            cool: "verb",
            clear: "adjective",
            cold: "noun",
          }),
        },
        revealed: { exercise: examples.words, phase: "revealed" },
        extremes: {
          exercise: examples.extremes,
          response: sorted({ text: "plant", arabic: "word" }),
        },
      }}
    />
  ),
};
