import type { Meta, StoryObj } from "@storybook/react-vite";
import { Grid } from "../../primitives/grid/Grid.tsx";
import { Inline } from "../../primitives/inline/Inline.tsx";
import { documented, inLanguages, sayIn, StateSheet } from "../../testing/index.ts";
import { badgeEmblems, badgeTiers } from "./badge-emblems.ts";
import { badgeExamples, badgeExamplesIn } from "./badge-examples.ts";
import { Badge } from "./Badge.tsx";
import type { BadgeProps } from "./Badge.tsx";
import { Medal, medalSizes } from "./Medal.tsx";

const inOrder = ({ first, streak, reviews, community }: typeof badgeExamples) => [
  first,
  streak,
  reviews,
  community,
];

const meta = {
  title: "Patterns/Badge",
  component: Badge,
  args: { badge: badgeExamples.streak },
  argTypes: { badge: { control: false } },
  parameters: {
    ...inLanguages<BadgeProps>({ en: { badge: badgeExamplesIn(sayIn("en")).streak } }),
    ...documented({
      purpose:
        "A badge: a flask in a molecule. The molecule grows with the badge’s tier, and the flask of one that is still to be earned fills as the learner comes closer.",
      useFor: "The board of badges and a member’s profile.",
      notFor: "The moment in which it is earned: `NewBadgeDialog` or `AchievementToasts`.",
      content:
        "The name is a picture of what was done, in two to four words. The description is the task, as a verb.",
      states: ["earned, within reach, locked"],
      otherStates: "It loads and fails with its board.",
      accessibility:
        "The picture is decoration. Name, task, points and date are text; what is missing is a progress bar with its value in words, so that neither colour nor the lock speaks alone.",
      dos: ["Show what a badge asks for before it is earned."],
      donts: ["Don’t give badges for time alone: they are for what was learned."],
    }),
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Grid columns="tiles" gap="medium">
      <Badge {...args} />
    </Grid>
  ),
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        "earned, within reach, locked": (
          <Grid columns="tiles" gap="medium">
            {inOrder(badgeExamplesIn(say)).map((badge) => (
              <Badge key={badge.id} badge={badge} />
            ))}
          </Grid>
        ),
        emblems: (
          <Inline gap="medium">
            {badgeEmblems.map((emblem) => (
              <Medal key={emblem} emblem={emblem} tier={3} level={1} />
            ))}
          </Inline>
        ),
        tiers: (
          <Inline gap="medium">
            {badgeTiers.map((tier) => (
              <Medal key={tier} emblem="streak" tier={tier} level={tier / 3} />
            ))}
          </Inline>
        ),
        sizes: (
          <Inline gap="medium">
            {medalSizes.map((size) => (
              <Medal key={size} emblem="mastery" tier={3} size={size} level={1} />
            ))}
          </Inline>
        ),
      })}
    />
  ),
};
