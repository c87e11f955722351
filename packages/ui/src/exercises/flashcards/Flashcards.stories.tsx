import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, framed } from "../../testing/index.ts";
import { exerciseOf } from "../testing/atoms.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { RendererSheet, RendererState } from "../testing/RendererStates.tsx";
import { whenLoaded } from "../testing/steps.ts";
import { transcribed } from "../testing/transcribed.ts";

const meta = {
  title: "Exercises/Flashcards",
  component: RendererState,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: { exercise: exerciseOf("flashcards") },
  argTypes: { exercise: { control: false }, response: { control: false } },
  parameters: {
    ...documented({
      purpose:
        "Cards to recall, turn and judge, one at a time. Nothing is right or wrong: the learner says how well it went.",
      useFor: "Recalling what cannot be judged by a machine, and warming up.",
      notFor: "What can be checked: `Vocabulary` or `Short answer`.",
      content: "One fact a card. The front asks, the back answers in a line.",
      accessibility: `The card is a button; its back is in the page only once it was turned, and is then said once.

| Key | Does |
| --- | --- |
| Enter, Space | turn the card |
| 1 to 4 | judge: again, hard, good, easy |
| Tab | goes to the card and to the judgements |

After a judgement focus is on the next card.`,
      dos: ["Keep both sides short enough to be seen at once."],
      donts: ["Don’t put a list on the back: make a card of each entry."],
    }),
    ...transcribed("flashcards"),
  },
} satisfies Meta<typeof RendererState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Turned: Story = {
  parameters: framed(420),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Retourner/u }));
    await canvas.findByRole("button", { name: "Facile" });
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <RendererSheet
      states={{
        front: { exercise: exerciseOf("flashcards") },
        done: {
          exercise: exerciseOf("flashcards"),
          response: {
            content_type: "flashcards",
            ratings: [
              { card_id: "c1", rating: "good" },
              { card_id: "c2", rating: "again" },
            ],
          },
        },
      }}
    />
  ),
};
