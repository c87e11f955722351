import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, eachOf, inLanguages, StateSheet } from "../../testing/index.ts";
import { tones } from "../../tokens/index.ts";
import { Card } from "../card/Card.tsx";
import { Clock } from "../icon/icons.ts";
import { Inline } from "../inline/Inline.tsx";
import { Chip, chipSizes } from "./Chip.tsx";
import type { ChipProps } from "./Chip.tsx";

const meta = {
  title: "Primitives/Chip",
  component: Chip,
  args: { children: "Japonais · niveau 1", tone: "accent" },
  argTypes: {
    tone: { control: "select", options: tones },
    size: { control: "inline-radio", options: chipSizes },
    icon: { control: false },
  },
  parameters: {
    ...inLanguages<ChipProps>({ en: { children: "Japanese · level 1" } }),
    ...documented({
      purpose: "A fact in a word or two: a domain, a level, a plan.",
      useFor: "A domain, a level, a state in a row of facts.",
      notFor: "Choices: `ChipGroup`. Counts that matter: `StatRow`.",
      content: "A word or two, without a verb.",
      accessibility: "Plain text. The tone repeats what the words say and never says it alone.",
      dos: ["Use the tone that the word means."],
      donts: ["Don’t make it look pressable."],
    }),
  },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      states={(say) => ({
        ...eachOf(tones, (tone) => (
          <Inline>
            <Chip tone={tone}>{say({ fr: "Langues", en: "Languages", nl: "Talen" })}</Chip>
            <Chip tone={tone} size="small" icon={Clock}>
              6 min
            </Chip>
          </Inline>
        )),
        raised: (
          <Card tone="warm" padding="small">
            <Chip tone="warm" raised>
              {say({ fr: "Quête du jour", en: "Quest of the day", nl: "Opdracht van vandaag" })}
            </Chip>
          </Card>
        ),
      })}
    />
  ),
};
