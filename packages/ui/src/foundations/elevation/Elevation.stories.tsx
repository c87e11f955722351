import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElevationSheet } from "./ElevationSheet.tsx";

const meta = {
  title: "Foundations/Elevation",
  parameters: {
    docs: {
      description: {
        component:
          "Shadows are soft and low, as of paper on a table. What is higher also has its own ground, so that night and high contrast, where shadows are faint or absent, tell the same.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Grounds, shadows, and the order in which things float. */
export const GroundsAndShadows: Story = {
  name: "Grounds and shadows",
  render: () => <ElevationSheet />,
};
