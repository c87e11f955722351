import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, forcedIn, inLanguages, ofFields, StateSheet } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { TextArea } from "./TextArea.tsx";
import type { TextAreaProps } from "./TextArea.tsx";

const meta = {
  title: "Primitives/TextArea",
  component: TextArea,
  args: { label: "Sujet ou compétence", value: "", onChange: fn(), required: true },
  parameters: {
    ...inLanguages<TextAreaProps>({ en: { label: "Topic or skill" } }),
    ...documented({
      purpose: "Several lines of text. It grows with what is written where the browser can.",
      useFor: "Texts of more than a line: a wish, an answer, a message.",
      notFor: "One line: `TextField`.",
      content: "The label asks; the hint says how much is expected.",
      accessibility: "As `TextField`. Enter makes a new line and sends nothing.",
      dos: ["Give it the height of an average answer."],
      donts: ["Don’t stop the typing at a limit: count, and say it."],
    }),
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const common = (say: Say) => ({
  label: say({ fr: "Sujet ou compétence", en: "Topic or skill", nl: "Onderwerp of vaardigheid" }),
  onChange: fn(),
  required: true,
});

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      fill
      states={(say) => ({
        empty: (
          <TextArea
            {...common(say)}
            value=""
            hint={say({
              fr: "Une phrase suffit.",
              en: "One sentence is enough.",
              nl: "Eén zin is genoeg.",
            })}
          />
        ),
        filled: (
          <TextArea
            {...common(say)}
            value={say({
              fr: "Je veux lire les hiragana avant mon voyage à Kyoto.",
              en: "I want to read hiragana before my trip to Kyoto.",
              nl: "Ik wil vóór mijn reis naar Kyoto de hiragana kunnen lezen.",
            })}
          />
        ),
        ...forcedIn(
          ofFields,
          <TextArea
            {...common(say)}
            value={say({
              fr: "Je veux lire les hiragana avant mon voyage à Kyoto.",
              en: "I want to read hiragana before my trip to Kyoto.",
              nl: "Ik wil vóór mijn reis naar Kyoto de hiragana kunnen lezen.",
            })}
          />,
        ),
        invalid: (
          <TextArea
            {...common(say)}
            value=""
            error={say({
              fr: "Décrivez rapidement le sujet de votre capsule",
              en: "Briefly describe the topic of your capsule",
              nl: "Omschrijf kort het onderwerp van je capsule.",
            })}
          />
        ),
        disabled: (
          <TextArea
            {...common(say)}
            value={say({
              fr: "Je veux lire les hiragana.",
              en: "I want to read hiragana.",
              nl: "Ik wil de hiragana lezen.",
            })}
            disabled
          />
        ),
      })}
    />
  ),
};

export const Default: Story = {};
