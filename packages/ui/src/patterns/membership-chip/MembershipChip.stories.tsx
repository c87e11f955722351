import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, StateSheet } from "../../testing/index.ts";
import { MembershipChip } from "./MembershipChip.tsx";

const meta = {
  title: "Patterns/MembershipChip",
  component: MembershipChip,
  args: { plan: "premium", label: "Premium Création" },
  parameters: documented({
    purpose: "The member’s title, with the mark of the plan.",
    useFor: "The top bar and beside a member’s name.",
    notFor: "How a subscription stands: `MembershipCard`.",
    content: "The title alone.",
    states: ["free", "premium", "pro", "beta tester"],
    otherStates: "It comes with the member.",
    accessibility: "Plain text with a decorative icon.",
    dos: ["Let it lead to the membership where it stands in a bar."],
    donts: ["Don’t show what a member has not."],
  }),
} satisfies Meta<typeof MembershipChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      states={{
        free: <MembershipChip plan="free" label="Free Exploration" />,
        premium: <MembershipChip plan="premium" label="Premium Création" />,
        pro: <MembershipChip plan="pro" label="Pro Vision" />,
        "beta tester": <MembershipChip plan="free" label="Free Exploration" betaTester />,
      }}
    />
  ),
};
