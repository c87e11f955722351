import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, eachOf, StateSheet } from "../../testing/index.ts";
import { LanguageSelect } from "./LanguageSelect.tsx";

const meta = {
  title: "Patterns/Shell/LanguageSelect",
  component: LanguageSelect,
  args: { value: "fr", onChange: fn() },
  parameters: documented({
    purpose: "Changes the language of the interface.",
    useFor: "The footer and the account.",
    notFor: "The language that a capsule teaches: a `Select` of its own.",
    content: "Each language by its own name.",
    states: ["Default"],
    otherStates:
      "One language is always chosen. Drawn from what its screen has at hand already: nothing loads, so nothing can fail.",
    accessibility: "A native select whose options bear their own language.",
    dos: ["Keep the page and what was typed when the language changes."],
    donts: ["Don’t use flags: they stand for countries."],
  }),
} satisfies Meta<typeof LanguageSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox"), "nl");
    await expect(args.onChange).toHaveBeenCalledWith("nl");
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      states={{
        ...eachOf(["fr", "en", "nl"], (value) => <LanguageSelect {...args} value={value} />),
      }}
    />
  ),
};
