import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented } from "../../testing/index.ts";
import { exerciseOf } from "../testing/atoms.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { RendererSheet, RendererState } from "../testing/RendererStates.tsx";
import { whenLoaded } from "../testing/steps.ts";
import { transcribed } from "../testing/transcribed.ts";
import { examples } from "./examples.ts";

const meta = {
  title: "Exercises/Lesson text",
  component: RendererState,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: { exercise: exerciseOf("lesson") },
  argTypes: { exercise: { control: false }, response: { control: false } },
  parameters: {
    ...documented({
      purpose:
        "A text to read: headings, paragraphs, lists, quotes of the source, callouts, terms, tables, figures, code and formulas, at a measure that reads with ease.",
      useFor: "What has to be read before it can be asked for.",
      notFor: "Legal and other long texts of the site: `Prose`.",
      content: "One idea a paragraph; what is new is a term with its meaning.",
      accessibility: `Headings continue the outline of the page; terms are a description list, callouts notes with their word, tables have a caption and scroll by keys where they are wide, figures a text of their own. Code is a region that scrolls by keys; formulas are MathML, which screen readers read in their own way. Foreign words carry their language.

| Key | Does |
| --- | --- |
| Tab | goes to tables, code and formulas that are wider than the text, and to the button below |
| Arrows | scroll what has the focus |
| Enter | at the button: the text is read |`,
      dos: ["Quote the source where a fact comes from it."],
      donts: ["Don’t go on for more than two screens without a question."],
    }),
    ...transcribed("lesson"),
  },
} satisfies Meta<typeof RendererState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const CodeAndMaths: Story = {
  args: { exercise: examples.growth },
};

/** Nothing stands above what names the rows. */
export const NamedRows: Story = {
  args: { exercise: examples.namedRows },
};

export const Extremes: Story = {
  args: { exercise: examples.extremes },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <RendererSheet
      states={{
        text: { exercise: exerciseOf("lesson") },
      }}
    />
  ),
};
