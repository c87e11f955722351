import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, eachOf, inLanguages, sayIn, StateSheet } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { Stack } from "../stack/Stack.tsx";
import { Text, textElements, textSizes, textTones, textWeights } from "./Text.tsx";
import type { TextProps } from "./Text.tsx";

const sentenceIn = (say: Say) =>
  say({
    fr: "Portez ce vieux whisky au juge blond qui fume : 0123456789.",
    en: "The quick brown fox jumps over the lazy dog: 0123456789.",
    nl: "Pa’s wijze lynx bezag vroom het fikse aquaduct: 0123456789.",
  });

const meta = {
  title: "Primitives/Text",
  component: Text,
  args: { children: sentenceIn(sayIn("fr")) },
  argTypes: {
    as: { control: "select", options: textElements },
    size: { control: "inline-radio", options: textSizes },
    tone: { control: "select", options: textTones },
    weight: { control: "inline-radio", options: textWeights },
  },
  parameters: {
    ...inLanguages<TextProps>({
      en: { children: sentenceIn(sayIn("en")) },
      nl: { children: sentenceIn(sayIn("nl")) },
    }),
    ...documented({
      purpose: "Running text in Atkinson Hyperlegible Next, made to tell like letters apart.",
      useFor: "Every text that is not a heading.",
      notFor: "Headings: use `Heading`, which also gives the page its outline.",
      content: "One idea a sentence; long texts in `measured` lines.",
      accessibility:
        "Every tone keeps 4.5:1 on every ground it may stand on. Give `lang` where the language changes.",
      dos: ["Give `lang` to foreign words."],
      donts: ["Don’t centre more than two lines."],
    }),
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      states={(say) => ({
        sizes: (
          <Stack gap="small">
            {textSizes.map((size) => (
              <Text key={size} size={size}>
                {sentenceIn(say)}
              </Text>
            ))}
          </Stack>
        ),
        ...eachOf(textTones, (tone) => <Text tone={tone}>{sentenceIn(say)}</Text>),
        weights: (
          <Stack gap="small">
            {textWeights.map((weight) => (
              <Text key={weight} weight={weight}>
                Il1 O0 rn m
              </Text>
            ))}
          </Stack>
        ),
        japanese: <Text lang="ja">ひらがな カタカナ 日本語の文</Text>,
        truncated: <Text truncated>{sentenceIn(say)}</Text>,
      })}
    />
  ),
};
