import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Domain } from "@alambic/contract";
import { documented, eachOf, StateSheet } from "../../testing/index.ts";
import { CapsuleTile } from "./CapsuleTile.tsx";

const domains: readonly Domain[] = [
  "languages",
  "mathematics",
  "social_sciences",
  "economics",
  "programming",
  "arts",
  "others",
];

const meta = {
  title: "Patterns/CapsuleTile",
  component: CapsuleTile,
  args: { icon: "½", domain: "mathematics" },
  parameters: documented({
    purpose: "The face of a capsule, in the tone of its domain.",
    useFor: "The start of a row, a card or a page of a capsule.",
    notFor: "A picture that carries meaning: `Illustration` beside words, or a real picture.",
    content: "One sign or an icon of the subject.",
    states: ["Default", "large"],
    otherStates:
      "Drawn from what its screen has at hand already: nothing loads, so nothing can fail.",
    accessibility: "Decoration: hidden from screen readers, the title always stands beside it.",
    dos: ["Put the title beside it."],
    donts: ["Don’t use the tone for anything but the domain."],
  }),
} satisfies Meta<typeof CapsuleTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      states={{
        ...eachOf(domains, (domain) => <CapsuleTile icon="か" domain={domain} />),
        large: <CapsuleTile icon="§" domain="social_sciences" size="large" />,
      }}
    />
  ),
};
