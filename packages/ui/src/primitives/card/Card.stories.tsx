import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, eachOf, inLanguages, sayIn, StateSheet } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { Heading } from "../heading/Heading.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { Card, cardPaddings, cardTones } from "./Card.tsx";
import type { CardProps } from "./Card.tsx";

const contentIn = (say: Say) => (
  <Stack gap="xsmall">
    <Heading level={3} tone="inherit">
      {say({ fr: "À revoir", en: "To review", nl: "Te herhalen" })}
    </Heading>
    <Text>
      {say({
        fr: "18 cartes dues, environ 5 minutes",
        en: "18 cards due, about 5 minutes",
        nl: "18 kaarten aan de beurt, ongeveer 5 minuten",
      })}
    </Text>
  </Stack>
);

const meta = {
  title: "Primitives/Card",
  component: Card,
  args: { children: contentIn(sayIn("fr")) },
  argTypes: {
    tone: { control: "select", options: cardTones },
    padding: { control: "inline-radio", options: cardPaddings },
  },
  parameters: {
    ...inLanguages<CardProps>({
      en: { children: contentIn(sayIn("en")) },
      nl: { children: contentIn(sayIn("nl")) },
    }),
    ...documented({
      purpose:
        "Holds together what belongs together. Few on a screen: space parts most things better than boxes do.",
      useFor: "Things that are looked through side by side, and one thing that stands out.",
      notFor: "Messages: `Banner`.",
      content: "A heading first; one main step at the most.",
      accessibility:
        "Plain unless `as` gives it a meaning; a section or an article is named by the heading that `labelledBy` points to.",
      dos: [
        "Let all cards of a row have the same parts.",
        "Set what can be done at the same place in each card, at its foot.",
        "Keep `accent` and `warm` for the one card that stands out.",
      ],
      donts: [
        "Don’t put a card into a card.",
        "Don’t make the whole card a button and put buttons into it.",
        "Don’t box what a heading and some space part as well.",
      ],
    }),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      fill
      states={(say) => ({
        ...eachOf(cardTones, (tone) => <Card tone={tone}>{contentIn(say)}</Card>),
        ...eachOf(cardPaddings, (padding) => <Card padding={padding}>{contentIn(say)}</Card>),
      })}
    />
  ),
};
