import type { Meta, StoryObj } from "@storybook/react-vite";
import { Contrast } from "./Contrast.tsx";
import { Palette } from "./Palette.tsx";
import { Roles } from "./Roles.tsx";

const meta = {
  title: "Foundations/Colour",
  parameters: {
    docs: {
      description: {
        component:
          "A still in a quiet evening study: warm paper by day, deep navy by night. Plum does the work, orchid marks where you are, peach is warmth and reward. Colours are named by their role; a theme only supplies values; components never see the palette. Colour never speaks alone: a word or an icon says the same.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** What each role is for, and the value it has in each theme: a colour of the palette by its name, or one that only this theme has. */
export const RolesByTheme: Story = { name: "Roles by theme", render: () => <Roles /> };

/** Figures computed from the tokens, as the test that guards them computes them. */
export const ContrastFigures: Story = { name: "Contrast figures", render: () => <Contrast /> };

/** The raw colours behind the roles. They are private to the tokens. */
export const RawPalette: Story = { name: "Palette", render: () => <Palette /> };
