import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented } from "../../testing/index.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { RendererSheet, RendererState } from "../testing/RendererStates.tsx";
import { whenLoaded } from "../testing/steps.ts";
import { transcribed } from "../testing/transcribed.ts";
import { examples, written } from "./examples.ts";

const response = { content_type: "free_answer" as const, text: written };

const meta = {
  title: "Exercises/Free answer",
  component: RendererState,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: { exercise: examples.boiling },
  argTypes: { exercise: { control: false }, response: { control: false } },
  parameters: {
    ...documented({
      purpose:
        "A text to write. Then the model answer stands beside it, and the learner ticks the key points that the text says: nobody else judges it, and the score says so.",
      useFor: "Explaining, comparing and arguing in one’s own words.",
      notFor: "Answers of a few words, which can be checked: `Short answer`.",
      content: "A key point is one sentence that can be found in a text, or not.",
      accessibility: `A native text box, described by how it goes on, by its count of words, and by the passage that the question quotes. Comparing moves focus to the heading of the model answer and announces it once. Key points are native checkboxes in a group with its name.

| Key | Does |
| --- | --- |
| Tab | leaves the text box |
| Space | ticks a key point |
| 1 to 9 | tick key points, while focus is among them |
| Enter | finishes, from a key point |`,
      dos: ["Write the model answer as a learner would, not as a textbook does."],
      donts: ["Don’t give more than five key points."],
    }),
    ...transcribed("free_answer"),
  },
} satisfies Meta<typeof RendererState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Extremes: Story = {
  args: { exercise: examples.extremes, response: { ...response, found_point_ids: ["marks"] } },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <RendererSheet
      states={{
        empty: { exercise: examples.boiling },
        written: { exercise: examples.boiling, response },
        judging: {
          exercise: examples.boiling,
          response: { ...response, found_point_ids: ["pressure"] },
        },
        judged: {
          exercise: examples.boiling,
          phase: "checked",
          response: { ...response, found_point_ids: ["pressure", "lower"] },
        },
      }}
    />
  ),
};
