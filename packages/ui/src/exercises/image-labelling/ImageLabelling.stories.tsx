import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, framed } from "../../testing/index.ts";
import { exerciseLoader, withExerciseTexts } from "../testing/ExerciseTexts.tsx";
import { RendererSheet, RendererState } from "../testing/RendererStates.tsx";
import { whenLoaded } from "../testing/steps.ts";
import { transcribed } from "../testing/transcribed.ts";
import { examples } from "./examples.ts";

function labelled(pairs: Record<string, string>) {
  return {
    content_type: "image_labelling" as const,
    pairs: Object.entries(pairs).map(([hotspot_id, label_id]) => ({ hotspot_id, label_id })),
  };
}

const meta = {
  title: "Exercises/Image labelling",
  component: RendererState,
  loaders: [exerciseLoader],
  play: whenLoaded,
  decorators: [withExerciseTexts],
  args: { exercise: examples.house },
  argTypes: { exercise: { control: false }, response: { control: false } },
  parameters: {
    ...documented({
      purpose:
        "Labels for numbered points of a picture. The points stand on the picture and, described in words, in a list below it; a label can be put on either. By drag, by single presses, by a menu of points, or by keys: all give the same answer.",
      useFor: "Parts of a body, a map, a machine: where a thing is matters.",
      notFor: "A picture that only adorns the question: `Choice` with a picture.",
      content: "Each point is described by what is seen there, without its name.",
      accessibility: `The list is the equal of the picture: each point has its number, a description of what is seen there, and a place named by both. The numbers on the picture are for pointers: a press on one is a press on its place in the list, which has the focus then. Keys and screen readers walk through the list alone, so that nothing is heard twice; who says the number that stands on the picture (“click 1”) presses that place, whose name begins with it. Numbers that would come closer than 44 px step aside, with a line to their point, and between them the nearest one counts.

| Key | Does |
| --- | --- |
| Tab | goes through places, labels and the menu of the picked label |
| Arrows, Home, End | go through places, then labels |
| Enter, Space | pick a label up (focus goes to the first free place); put it down (focus goes to the next label) |
| Escape | puts the picked label back where it was |
| Delete, Backspace | take the label of a place back |

What was picked up, where it was put, what had to go and how many places are left is said once in a polite live region.`,
      dos: ["Choose a picture that is still clear at 320 px."],
      donts: ["Don’t rely on colours that the description does not name."],
    }),
    ...transcribed("image_labelling"),
  },
} satisfies Meta<typeof RendererState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Picked: Story = {
  parameters: framed(720),
  args: { response: labelled({ top: "roof" }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "porte" }));
    await canvas.findByRole("combobox", { name: /^Déplacer/u });
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <RendererSheet
      states={{
        wrong: {
          exercise: examples.house,
          phase: "checked",
          response: labelled({ top: "roof", side: "chimney", way: "handle", knob: "door" }),
        },
        revealed: { exercise: examples.house, phase: "revealed" },
        "a picture of its own": {
          exercise: examples.flask,
          response: labelled({ liquid: "essence" }),
        },
      }}
    />
  ),
};
