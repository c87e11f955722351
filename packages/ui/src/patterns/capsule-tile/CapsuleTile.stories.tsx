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
    accessibility: "Decoration: hidden from screen readers, the title always stands beside it.",
  }),
} satisfies Meta<typeof CapsuleTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Domains: Story = {
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
