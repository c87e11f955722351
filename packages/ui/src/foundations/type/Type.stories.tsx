import type { Meta, StoryObj } from "@storybook/react-vite";
import { Families } from "./Families.tsx";
import { Scale } from "./Scale.tsx";

const meta = {
  title: "Foundations/Type",
  parameters: {
    docs: {
      description: {
        component:
          "Headings speak (Fraunces, a soft serif with character); text is as legible as text can be (Atkinson Hyperlegible Next, drawn by the Braille Institute to tell similar letters apart). Sizes are in rem and grow with the window between two bounds, so that text zoom always works. `Heading` and `Text` offer the sizes by name; nothing else sets a size.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each size with the range it covers, from a phone to a wide screen. */
export const SizeScale: Story = { name: "Scale", render: () => <Scale /> };

/** The families, their weights, and the heights of lines. */
export const FamiliesAndWeights: Story = {
  name: "Families, weights and lines",
  render: () => <Families />,
};
