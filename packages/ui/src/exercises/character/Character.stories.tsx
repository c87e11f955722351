import type { CharacterAnswer, Stroke } from "@alambic/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, framed } from "../../testing/index.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { RendererSheet, RendererState } from "../testing/RendererStates.tsx";
import { press, whenLoaded } from "../testing/steps.ts";
import { transcribed } from "../testing/transcribed.ts";
import { examples, strokesOfKi } from "./examples.ts";

const respond = (answer: CharacterAnswer) => ({ content_type: "character" as const, answer });
const drawn = (strokes: Stroke[]) => respond({ type: "drawn", strokes });
const faulty = strokesOfKi.map((stroke, at) => (at === 1 ? stroke.toReversed() : stroke));

const meta = {
  title: "Exercises/Character",
  component: RendererState,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: { exercise: examples.write },
  argTypes: { exercise: { control: false }, response: { control: false } },
  parameters: {
    ...documented({
      purpose:
        "A character to recognise among sounds or meanings, or to write: drawn stroke by stroke in a square, with its strokes to follow for who wants them, or typed. Both ways of writing score the same.",
      useFor: "Scripts that are new to the learner: kana, kanji, Greek, Cyrillic.",
      notFor: "Words: `Vocabulary`.",
      content:
        "Strokes are lists of places in a square of 1000 by 1000. Without them the character can only be typed.",
      accessibility: `Reading is a group of native radios named by the question; the character carries its language. For writing, two native radios choose between drawing and typing. The square is an image that says how many strokes it has; each new count is announced once, and once checked every stroke has its verdict in words. Who does not draw types the character or its reading in a native input.

| Key | Does |
| --- | --- |
| 1 to 8 | choose, while focus is in the exercise |
| Arrows | choose; turn between drawing and typing |
| Enter | checks |`,
      dos: ["Teach to recognise before asking to write."],
      donts: ["Don’t make drawing the only way: typing scores the same."],
    }),
    ...transcribed("character"),
  },
} satisfies Meta<typeof RendererState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Guided: Story = {
  parameters: framed(420),
  args: { response: drawn(strokesOfKi.slice(0, 1)) },
  play: async (context) => {
    await press(context, "Montrer les traits");
    await whenLoaded(context);
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <RendererSheet
      states={{
        reading: { exercise: examples.read },
        "read, wrong": {
          exercise: examples.read,
          phase: "checked",
          response: respond({ type: "chosen", choice_id: "sa" }),
        },
        drawing: { exercise: examples.write, response: drawn(strokesOfKi.slice(0, 2)) },
        "drawn, not yet right": {
          exercise: examples.write,
          phase: "checked",
          response: drawn(faulty),
        },
        revealed: { exercise: examples.write, phase: "revealed" },
        typing: { exercise: examples.type, response: respond({ type: "typed", text: "mizu" }) },
        typed: {
          exercise: examples.type,
          phase: "checked",
          response: respond({ type: "typed", text: "水" }),
        },
      }}
    />
  ),
};
