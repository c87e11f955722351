import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, eachOf, StateSheet } from "../../testing/index.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { whenLoaded } from "../testing/steps.ts";
import { ExerciseFallback } from "./ExerciseFallback.tsx";

const meta = {
  title: "Exercises/Fallback",
  component: ExerciseFallback,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: { reason: "broken", onReport: fn(), onSkip: fn() },
  parameters: documented({
    purpose:
      "Stands where an exercise cannot: an unknown kind, content that cannot be read, a renderer that did not load. Never a blank page.",
    useFor: "Wherever an exercise comes from stored or foreign content.",
    notFor: "A failure of the whole screen: `ErrorState`.",
    content: "Says what could not be shown, that it was reported, and how to go on.",
    accessibility:
      "A heading says what is wrong, a sentence what to do. That a report went out is said in a polite live region.",
    dos: ["Let the learner go on with the next item."],
    donts: ["Don’t show codes, stacks or the name of a field."],
  }),
} satisfies Meta<typeof ExerciseFallback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Unloaded: Story = { args: { reason: "unloaded" } };

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        ...eachOf(["unknown", "broken", "unloaded"], (reason) => (
          <ExerciseFallback {...args} reason={reason} />
        )),
      }}
    />
  ),
};
