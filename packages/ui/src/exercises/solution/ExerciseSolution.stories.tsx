import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented } from "../../testing/index.ts";
import { atomOf } from "../testing/atoms.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { whenLoaded } from "../testing/steps.ts";
import { ExerciseSolution } from "./ExerciseSolution.tsx";

const meta = {
  title: "Exercises/Exercise solution",
  component: ExerciseSolution,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: { atom: atomOf("trueFalse"), language: "fr", show: "key" },
  argTypes: { atom: { control: false }, response: { control: false } },
  parameters: documented({
    purpose: "One part of an exercise that is over: what was asked, answered, right, or why.",
    useFor: "The correction of a quest.",
    notFor: "An exercise that can still be answered: `ExercisePlayer`.",
    content: "The parts of one exercise stand together, the question first.",
    accessibility:
      "The answer is named by the question, and each verdict is an icon and a word. Nothing can be changed.",
    dos: ["Show the learner’s answer beside the right one."],
    donts: ["Don’t show the right answer before its price is known."],
  }),
} satisfies Meta<typeof ExerciseSolution>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
