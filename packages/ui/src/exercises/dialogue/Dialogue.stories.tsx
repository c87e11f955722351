import type { DialogueResponse } from "@alambic/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented } from "../../testing/index.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { RendererSheet, RendererState } from "../testing/RendererStates.tsx";
import { whenLoaded } from "../testing/steps.ts";
import { transcribed } from "../testing/transcribed.ts";
import { examples } from "./examples.ts";

const said = (...lines: DialogueResponse["said"]): DialogueResponse => ({
  content_type: "dialogue",
  said: lines,
});
const ordered = { type: "chosen", turn_id: "order", option_id: "order" } as const;
const thanked = { type: "typed", turn_id: "end", text: "Nee, dank u" } as const;

const meta = {
  title: "Exercises/Dialogue",
  component: RendererState,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: { exercise: examples.cafe },
  argTypes: { exercise: { control: false }, response: { control: false } },
  parameters: {
    ...documented({
      purpose:
        "A conversation that goes on as the learner speaks: at each turn a line is chosen or typed. Every turn counts by itself, and a line can be said anew until the exercise is checked.",
      useFor: "What is said in a shop, at a desk, in a lesson, with reasons to say it.",
      notFor: "One question with one answer: `Choice` or `Short answer`.",
      content: "Whatever is chosen, the next line has to make sense after it.",
      accessibility: `The conversation is a list; each line says who speaks, in the language that it is spoken in. A turn is a group named by its place and its cue; its lines are buttons, or a native input with its button. Saying a line announces it once, with the lines that follow, and moves focus to the next turn. What is half typed waits at its turn while another line is said anew.

| Key | Does |
| --- | --- |
| 1 to 6 | say the line of that number |
| Enter | says the line that is typed; checks once all is said |
| Tab | reaches the lines that were said, to say them anew |`,
      dos: ["Let a wrong line lead on to a conversation that is odd and kind."],
      donts: ["Don’t tell by its length which line is right."],
    }),
    ...transcribed("dialogue"),
  },
} satisfies Meta<typeof RendererState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Extremes: Story = {
  args: {
    exercise: examples.extremes,
    response: said({ type: "chosen", turn_id: "long", option_id: "a" }),
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <RendererSheet
      states={{
        choosing: { exercise: examples.cafe },
        typing: { exercise: examples.cafe, response: said(ordered) },
        "all said": { exercise: examples.cafe, response: said(ordered, thanked) },
        checked: {
          exercise: examples.cafe,
          phase: "checked",
          response: said({ ...ordered, option_id: "thing" }, thanked),
        },
        revealed: { exercise: examples.cafe, phase: "revealed" },
      }}
    />
  ),
};
