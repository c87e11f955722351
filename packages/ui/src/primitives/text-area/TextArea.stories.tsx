import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, forcedIn, ofFields, StateSheet } from "../../testing/index.ts";
import { TextArea } from "./TextArea.tsx";

const meta = {
  title: "Primitives/TextArea",
  component: TextArea,
  args: { label: "Sujet ou compétence", value: "", onChange: fn(), required: true },
  parameters: documented({
    purpose: "Several lines of text. It grows with what is written where the browser can.",
    useFor: "Texts of more than a line: a wish, an answer, a message.",
    notFor: "One line: `TextField`.",
    content: "The label asks; the hint says how much is expected.",
    accessibility: "As `TextField`. Enter makes a new line and sends nothing.",
    dos: ["Give it the height of an average answer."],
    donts: ["Don’t stop the typing at a limit: count, and say it."],
  }),
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const common = { label: "Sujet ou compétence", onChange: fn(), required: true };

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      fill
      states={{
        empty: <TextArea {...common} value="" hint="Une phrase suffit." />,
        filled: (
          <TextArea {...common} value="Je veux lire les hiragana avant mon voyage à Kyoto." />
        ),
        ...forcedIn(
          ofFields,
          <TextArea {...common} value="Je veux lire les hiragana avant mon voyage à Kyoto." />,
        ),
        invalid: (
          <TextArea {...common} value="" error="Décrivez rapidement le sujet de votre capsule" />
        ),
        disabled: <TextArea {...common} value="Je veux lire les hiragana." disabled />,
      }}
    />
  ),
};

export const Default: Story = {};
