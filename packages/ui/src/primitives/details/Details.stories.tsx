import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, forcedIn, inLanguages, ofFields, StateSheet } from "../../testing/index.ts";
import { Text } from "../text/Text.tsx";
import { Details } from "./Details.tsx";
import type { DetailsProps } from "./Details.tsx";

const meta = {
  title: "Primitives/Details",
  component: Details,
  args: {
    summary: "Langues",
    aside: "12 capsules",
    children: <Text>Japonais, néerlandais, anglais …</Text>,
  },
  argTypes: { children: { control: false } },
  parameters: {
    ...inLanguages<DetailsProps>({
      en: {
        summary: "Languages",
        children: <Text>Japanese, Dutch, English …</Text>,
        aside: "12 capsules",
      },
      nl: {
        summary: "Talen",
        aside: "12 capsules",
        children: <Text>Japans, Nederlands, Engels …</Text>,
      },
    }),
    ...documented({
      purpose:
        "More of the same, out of sight until it is asked for: groups of a catalogue, an explanation.",
      useFor: "Answers to questions, groups of a catalogue, the fine print of a step.",
      notFor: "What everyone needs: show it. Views of one thing: `Tabs`.",
      content: "The summary says what is inside, so that it need not be opened to know.",
      accessibility: `Native details and summary; find-in-page opens it.

| Key | Does |
| --- | --- |
| Enter, Space | open and close it |`,
      dos: ["Open it when a link leads inside."],
      donts: ["Don’t put errors or required fields into it."],
    }),
  },
} satisfies Meta<typeof Details>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      fill
      states={{
        closed: <Details {...args} />,
        ...forcedIn(ofFields, <Details {...args} />),
        open: <Details {...args} open />,
      }}
    />
  ),
};
