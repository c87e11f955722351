import type { Meta, StoryObj } from "@storybook/react-vite";
import { DensityFigures, DensitySample } from "./DensitySheet.tsx";

const meta = {
  title: "Foundations/Density",
  parameters: {
    docs: {
      description: {
        component:
          'Comfortable is how Alambic stands: a thumb’s room for every target. Compact is for tables, lists and toolbars that are worked through with a mouse: put `data-density="compact"` on what is around them (a `Table` has a property for it). It holds only where the device has a fine pointer; under a finger every target keeps its 44 px. Nothing falls below the 24 px of WCAG 2.2. Lessons, forms and what is new to somebody stay comfortable.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The values of both densities. */
export const Figures: Story = { render: () => <DensityFigures /> };

/** The usual room. */
export const Comfortable: Story = { render: () => <DensitySample density="comfortable" /> };

/** The same, closer together, for a mouse or a pen. */
export const Compact: Story = { render: () => <DensitySample density="compact" /> };
