import type { Meta, StoryObj } from "@storybook/react-vite";
import { Layout } from "./Layout.tsx";
import { Steps } from "./Steps.tsx";

const meta = {
  title: "Foundations/Space",
  parameters: {
    docs: {
      description: {
        component:
          "Few boxes and generous space, on a grid of 4 px. Lengths are in rem, so that space grows with the text. A layout component (`Stack`, `Inline`, `Grid`) owns the gap between its children; no component carries a margin of its own.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The steps of the grid, and the gaps that layouts offer by name. */
export const StepsAndGaps: Story = { name: "Steps and gaps", render: () => <Steps /> };

/** Corners, widths of columns, and the widths of the window at which layouts change. */
export const CornersAndWidths: Story = { name: "Corners and widths", render: () => <Layout /> };
