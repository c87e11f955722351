import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, inLanguages, StateSheet } from "../../testing/index.ts";
import { Inline } from "../inline/Inline.tsx";
import { ProgressRing, progressRingSizes } from "./ProgressRing.tsx";
import type { ProgressRingProps } from "./ProgressRing.tsx";

const meta = {
  title: "Primitives/ProgressRing",
  component: ProgressRing,
  args: { label: "Progression de la capsule", value: 31 },
  argTypes: { size: { control: "inline-radio", options: progressRingSizes } },
  parameters: {
    ...inLanguages<ProgressRingProps>({ en: { label: "Progress in the capsule" } }),
    ...documented({
      purpose: "A share of a whole with its percentage in the middle.",
      useFor: "A result on a card, a score.",
      notFor: "A row or a bar of a card: `ProgressBar`.",
      content: "The label names the thing; the figure says the share.",
      accessibility: "A progressbar with a name; the figure in it is read as its value, once.",
      dos: ["Give it one figure."],
      donts: ["Don’t put several beside each other to compare: use a `Table`."],
    }),
  },
} satisfies Meta<typeof ProgressRing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      states={(say) =>
        Object.fromEntries(
          [0, 31, 78, 100].map((value) => [
            String(value),
            <Inline key={value}>
              {progressRingSizes.map((size) => (
                <ProgressRing
                  key={size}
                  label={say({ fr: `Exemple ${value}`, en: `Example ${value}` })}
                  value={value}
                  size={size}
                />
              ))}
            </Inline>,
          ]),
        )
      }
    />
  ),
};
