import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, inLanguages, StateSheet } from "../../testing/index.ts";
import { ProgressBar, progressBarSizes } from "./ProgressBar.tsx";
import type { ProgressBarProps } from "./ProgressBar.tsx";

const meta = {
  title: "Primitives/ProgressBar",
  component: ProgressBar,
  args: { label: "Japonais pour débuter", value: 31 },
  argTypes: { size: { control: "inline-radio", options: progressBarSizes } },
  parameters: {
    ...inLanguages<ProgressBarProps>({ en: { label: "Japanese for beginners" } }),
    ...documented({
      purpose: "How far something is. The gradient from orchid to peach belongs to progress alone.",
      useFor: "A row, a card, a lesson: one thing that goes on.",
      notFor: "The lessons of a capsule: `MoleculePicture`.",
      content: "The label names the thing; words beside it say the rest.",
      accessibility:
        "A progressbar with a name; `valueText` says the value in words where a percentage would not do.",
      dos: ["Show a share that only grows."],
      donts: ["Don’t use its gradient for anything else."],
    }),
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      fill
      states={(say) => ({
        ...Object.fromEntries(
          [0, 3, 31, 78, 100, null].map((value) => [
            String(value),
            <ProgressBar
              key={value}
              label={say({ fr: `Exemple ${String(value)}`, en: `Example ${String(value)}` })}
              value={value}
            />,
          ]),
        ),
        quiet: (
          <ProgressBar label={say({ fr: "Exemple", en: "Example" })} value={31} tone="quiet" />
        ),
      })}
    />
  ),
};
