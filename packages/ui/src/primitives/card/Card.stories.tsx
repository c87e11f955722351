import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, eachOf, StateSheet } from "../../testing/index.ts";
import { Heading } from "../heading/Heading.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { Card, cardPaddings, cardTones } from "./Card.tsx";

const content = (
  <Stack gap="xsmall">
    <Heading level={3} tone="inherit">
      À revoir
    </Heading>
    <Text>18 cartes dues, environ 5 minutes</Text>
  </Stack>
);

const meta = {
  title: "Primitives/Card",
  component: Card,
  args: { children: content },
  argTypes: {
    tone: { control: "select", options: cardTones },
    padding: { control: "inline-radio", options: cardPaddings },
  },
  parameters: documented({
    purpose:
      "Holds together what belongs together. Few on a screen: space parts most things better than boxes do.",
    useFor: "Things that are looked through side by side, and one thing that stands out.",
    notFor: "Messages: `Banner`.",
    content: "A heading first; one main step at the most.",
    accessibility:
      "Plain unless `as` gives it a meaning; a section or an article is named by the heading that `labelledBy` points to.",
    dos: ["Let all cards of a row have the same parts."],
    donts: ["Don’t put a card into a card."],
  }),
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      fill
      states={{
        ...eachOf(cardTones, (tone) => <Card tone={tone}>{content}</Card>),
        ...eachOf(cardPaddings, (padding) => <Card padding={padding}>{content}</Card>),
      }}
    />
  ),
};
