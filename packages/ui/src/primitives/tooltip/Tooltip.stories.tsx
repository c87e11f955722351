import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { documented, framed } from "../../testing/index.ts";
import { CircleQuestionMark } from "../icon/icons.ts";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "Primitives/Tooltip",
  component: Tooltip,
  args: {
    glyph: CircleQuestionMark,
    label: "À propos de la confiance",
    text: "À quel point le classement est sûr, de 0 à 100 %.",
  },
  argTypes: { glyph: { control: false } },
  parameters: documented({
    purpose:
      "A button that is an icon alone, and explains itself under the pointer and under the focus.",
    useFor: "Icon buttons of a bar.",
    notFor: "What the learner must know to go on: write it down. Touch screens show no tooltips.",
    content: "The name of the action, in a word or two.",
    accessibility: `The text describes the button, and stays while the pointer is on it.

| Key | Does |
| --- | --- |
| Tab | reaches the button and shows the text |
| Escape | hides it |
| Enter, Space | press the button |`,
    dos: ["Use the same words everywhere for one action."],
    donts: ["Don’t put links or anything else to press into it."],
  }),
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shown: Story = {
  tags: ["!dev"],
  parameters: framed(180),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
  },
};
