import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, inLanguages, StateSheet } from "../../testing/index.ts";
import { MembershipChip } from "./MembershipChip.tsx";
import type { MembershipChipProps } from "./MembershipChip.tsx";

const meta = {
  title: "Patterns/MembershipChip",
  component: MembershipChip,
  args: { plan: "premium", label: "Premium Création" },
  parameters: {
    ...inLanguages<MembershipChipProps>({ en: { label: "Premium Creator" } }),
    ...documented({
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
  },
} satisfies Meta<typeof MembershipChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      states={(say) => ({
        free: (
          <MembershipChip
            plan="free"
            label={say({ fr: "Free Exploration", en: "Free Explorer" })}
          />
        ),
        premium: (
          <MembershipChip
            plan="premium"
            label={say({ fr: "Premium Création", en: "Premium Creator" })}
          />
        ),
        pro: <MembershipChip plan="pro" label={say({ fr: "Pro Vision", en: "Pro Visionary" })} />,
        "beta tester": (
          <MembershipChip
            plan="free"
            label={say({ fr: "Free Exploration", en: "Free Explorer" })}
            betaTester
          />
        ),
      })}
    />
  ),
};
