import type { Meta, StoryObj } from "@storybook/react-vite";
import { DrawingsSheet } from "./DrawingsSheet.tsx";

const meta = {
  title: "Foundations/Drawings",
  parameters: {
    docs: {
      description: {
        component:
          "A capsule is a molecule: lessons are atoms joined by bonds; an atom fills like a flask as its items are learned, a finished bond glows. It is the picture of progress everywhere, drawn by code from the data, crisp at 24 px and at 600 px, and always with an equal list in words.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The molecule as it grows and fills, the mark, and the drawings around it. */
export const Motif: Story = { render: () => <DrawingsSheet /> };
