import type { CodeAnswer } from "@alambic/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented } from "../../testing/index.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { RendererSheet, RendererState } from "../testing/RendererStates.tsx";
import { whenLoaded } from "../testing/steps.ts";
import { transcribed } from "../testing/transcribed.ts";
import { examples } from "./examples.ts";

const respond = (answer: CodeAnswer) => ({ content_type: "code" as const, answer });
const gaps = [
  { id: "where", text: "where" },
  { id: "by", text: "city" },
];

const meta = {
  title: "Exercises/Code",
  component: RendererState,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: { exercise: examples.output },
  argTypes: { exercise: { control: false }, response: { control: false } },
  parameters: {
    ...documented({
      purpose:
        "Code to read (what does it print?), to put in order, to fill in, or to change in a light editor. Nothing runs it: what is written is compared, without the spaces, empty lines and quotation marks that mean nothing.",
      useFor: "One idea of a language at a time: what a loop prints, where a line belongs.",
      notFor: "Programs that can be written in many ways: nobody would judge them here.",
      content: "For an edit, list every sensible way; lines to order keep their indentation.",
      accessibility: `Code to read is a region with its name that scrolls by keys; line numbers and colours are for the eye alone. The editor is a native text box, named by the question and its label. Tab leaves it. Lines are put in order as in \`Ordering\`; gaps are native inputs with their number.

| Key | Does |
| --- | --- |
| Tab, Shift + Tab | leave the editor |
| Ctrl + ], Ctrl + [ (⌘ on a Mac) | indent the selected lines, or take them back |
| Enter | a new line in the editor; checks from a gap |

Indenting has buttons too.`,
      dos: ["Keep the code short enough to be read without scrolling."],
      donts: ["Don’t ask for what only a particular style would answer."],
    }),
    ...transcribed("code"),
  },
} satisfies Meta<typeof RendererState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <RendererSheet
      states={{
        output: { exercise: examples.output },
        "output, not yet right": {
          exercise: examples.output,
          phase: "checked",
          response: respond({ type: "written", text: "total: 2\ntotal: 3\ntotal: 10" }),
        },
        editing: { exercise: examples.edit },
        "edited, revealed": { exercise: examples.edit, phase: "revealed" },
        "to fill in": { exercise: examples.fill },
        filled: {
          exercise: examples.fill,
          phase: "checked",
          response: respond({ type: "filled", gaps }),
        },
        "to order": { exercise: examples.lines },
        ordered: {
          exercise: examples.lines,
          phase: "checked",
          response: respond({ type: "ordered", line_ids: ["def", "for", "zero", "add", "return"] }),
        },
      }}
    />
  ),
};
