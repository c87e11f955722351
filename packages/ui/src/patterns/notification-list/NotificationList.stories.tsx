import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import {
  documented,
  forcedIn,
  inLanguages,
  ofButtons,
  sayIn,
  StateSheet,
} from "../../testing/index.ts";
import { notificationExamplesIn, storyNow } from "./notification-examples.ts";
import { NotificationList } from "./NotificationList.tsx";
import type { NotificationListProps } from "./NotificationList.tsx";

const meta = {
  title: "Patterns/NotificationList",
  component: NotificationList,
  args: {
    content: { kind: "ready", items: notificationExamplesIn(sayIn("fr")) },
    now: storyNow,
    onMarkAllRead: fn(),
    onOpen: fn(),
  },
  argTypes: { content: { control: false }, now: { control: false } },
  parameters: {
    ...inLanguages<NotificationListProps>({
      en: { content: { kind: "ready", items: notificationExamplesIn(sayIn("en")) } },
    }),
    ...documented({
      purpose: "What happened while the learner was elsewhere, newest first.",
      useFor: "The popup of `NotificationBell`, or a page of its own.",
      notFor: "What is happening right now: `NoticeRegion`, `AchievementToasts`.",
      content: "The title says what happened, the text what follows from it.",
      states: ["Default", "none", "read only", "failed", "loading"],
      accessibility:
        "A named section with a list. Unread is a dot, a weight and a word; times are real `time` elements.",
      dos: ["Let each entry lead to what it tells of."],
      donts: ["Don’t fill it with advertising."],
    }),
  },
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = {
  globals: { language: "nl", viewport: { value: "narrow" } },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        none: <NotificationList {...args} content={{ kind: "ready", items: [] }} />,
        ...forcedIn(ofButtons, <NotificationList {...args} />, "li a, li button"),
        "read only": (
          <NotificationList
            {...args}
            content={{
              kind: "ready",
              items: notificationExamplesIn(say).map((item) => ({ ...item, read: true })),
            }}
          />
        ),
        failed: <NotificationList {...args} content={{ kind: "failed", onRetry: fn() }} />,
        loading: <NotificationList {...args} content={{ kind: "loading" }} />,
      })}
    />
  ),
};

export const MarkedRead: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Tout marquer comme lu" }));
    await expect(args.onMarkAllRead).toHaveBeenCalledTimes(1);
  },
};
