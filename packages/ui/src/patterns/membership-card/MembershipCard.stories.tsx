import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../../primitives/button/Button.tsx";
import { documented, inLanguages, StateSheet } from "../../testing/index.ts";
import { MembershipCard, MembershipCardError, MembershipCardSkeleton } from "./MembershipCard.tsx";
import type { MembershipCardProps } from "./MembershipCard.tsx";

const date = new Date(2026, 11, 20, 12);

const meta = {
  title: "Patterns/MembershipCard",
  component: MembershipCard,
  args: {
    plan: "premium",
    memberTitle: "Premium Création",
    status: "active",
    date,
    actions: <Button variant="secondary">Passer à Pro</Button>,
  },
  argTypes: { actions: { control: false }, date: { control: "date" } },
  parameters: {
    ...inLanguages<MembershipCardProps>({
      en: {
        memberTitle: "Premium Creator",
        actions: <Button variant="secondary">Switch to Pro</Button>,
      },
      nl: {
        actions: <Button variant="secondary">Overstappen op Pro</Button>,
      },
    }),
    ...documented({
      purpose: "Which member the learner is, how the subscription stands, and the next step.",
      useFor: "The dashboard, the profile and the premium page.",
      notFor: "The title alone: `MembershipChip`.",
      content: "The title, the date of the next change, and what it costs then.",
      states: [
        "free",
        "Default",
        "trial",
        "past due",
        "expired",
        "administration",
        "loading",
        "failed",
      ],
      accessibility:
        "A named section; each status has an icon and a word, and its date in a sentence.",
      dos: ["Say what stays after the end of a subscription."],
      donts: ["Don’t hide the way to cancel."],
    }),
  },
} satisfies Meta<typeof MembershipCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = {
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      fill
      states={(say) => ({
        free: (
          <MembershipCard
            plan="free"
            memberTitle={say({ fr: "Free Exploration", en: "Free Explorer" })}
            status={null}
          />
        ),
        trial: (
          <MembershipCard
            plan="pro"
            memberTitle={say({ fr: "Pro Vision", en: "Pro Visionary" })}
            status="trialing"
            date={date}
            betaTester
          />
        ),
        "past due": (
          <MembershipCard
            plan="premium"
            memberTitle={say({ fr: "Premium Création", en: "Premium Creator" })}
            status="past_due"
            date={date}
            actions={<Button>{say({ fr: "Régler le paiement", en: "Settle the payment" })}</Button>}
          />
        ),
        expired: (
          <MembershipCard
            plan="free"
            memberTitle={say({ fr: "Free Exploration", en: "Free Explorer" })}
            status="canceled"
            date={date}
          />
        ),
        administration: (
          <MembershipCard
            plan="pro"
            memberTitle={say({ fr: "Pro Vision", en: "Pro Visionary" })}
            status="superuser"
          />
        ),
        loading: <MembershipCardSkeleton />,
        failed: <MembershipCardError onRetry={fn()} />,
      })}
    />
  ),
};
