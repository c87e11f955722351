import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, eachOf, forcedIn, ofButtons, StateSheet } from "../../testing/index.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

const meta = {
  title: "Patterns/Shell/ThemeSwitch",
  component: ThemeSwitch,
  args: { value: "device", onChange: fn() },
  parameters: documented({
    purpose: "Chooses the theme.",
    useFor: "The account and the footer.",
    notFor: "Other choices: `RadioGroup` or `ChipGroup`.",
    content: "Light, dark, contrast: the name of what one sees.",
    states: ["Default"],
    otherStates:
      "One theme is always chosen. Drawn from what its screen has at hand already: nothing loads, so nothing can fail.",
    accessibility: "Native radio buttons with names; the arrow keys move between them.",
    dos: ["Follow the device until something is chosen."],
    donts: ["Don’t hide high contrast in a submenu."],
  }),
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Chosen: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getAllByRole("radio")[2] ?? document.body);
    await expect(args.onChange).toHaveBeenCalledWith("dark");
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      states={{
        ...eachOf(["device", "light", "dark", "contrast"], (value) => (
          <ThemeSwitch {...args} value={value} />
        )),
        ...forcedIn(ofButtons, <ThemeSwitch {...args} value="device" />, "input:not(:checked)"),
      }}
    />
  ),
};
