import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Inline } from "../../primitives/inline/Inline.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import {
  documented,
  forcedIn,
  framed,
  inLanguages,
  ofButtons,
  sayIn,
  StateSheet,
  useSay,
} from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { notificationExamplesIn, storyNow } from "../notification-list/notification-examples.ts";
import { NotificationList } from "../notification-list/NotificationList.tsx";
import { NotificationBell } from "./NotificationBell.tsx";
import type { NotificationBellProps } from "./NotificationBell.tsx";

const panelIn =
  (say: Say): NotificationBellProps["panel"] =>
  (close) => (
    <NotificationList
      content={{ kind: "ready", items: notificationExamplesIn(say) }}
      now={storyNow}
      onMarkAllRead={fn()}
      onOpen={close}
    />
  );

const meta = {
  title: "Patterns/NotificationBell",
  component: NotificationBell,
  args: {
    label: "Notifications, 2 non lues",
    title: "Notifications",
    unread: 2,
    panel: panelIn(sayIn("fr")),
  },
  argTypes: { panel: { control: false } },
  parameters: {
    ...inLanguages<NotificationBellProps>({
      en: { label: "Notifications, 2 unread", title: "Notifications", panel: panelIn(sayIn("en")) },
    }),
    ...documented(
      {
        purpose:
          "The bell of the top bar, with the count of what is unread and the list behind it.",
        useFor: "The top bar of a member.",
        notFor: "The list alone: `NotificationList`.",
        content: "The count of what is unread, not of all.",
        states: ["rest", "none unread", "Opened"],
        otherStates: "Its list brings loading, empty and failed.",
        accessibility:
          "The button says how many are unread and whether the list is open. On a phone the list is a `Drawer`, over the page; elsewhere a `Popover`, beside which the page stays in use. The focus goes into it, and Escape gives it back.",
        dos: ["Count no further than 99."],
        donts: ["Don’t let it blink or ring."],
      },
      { frame: 420 },
    ),
  },
  render: (args) => (
    <Inline justify="between" wrap={false}>
      <Text>Alambic</Text>
      <NotificationBell {...args} />
    </Inline>
  ),
} satisfies Meta<typeof NotificationBell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = {
  tags: ["!dev"],
  parameters: framed(460),
  render: function Opened(args) {
    const say = useSay();
    return (
      <div role="dialog" aria-label={say({ fr: "Écran", en: "Screen" })}>
        <Inline justify="between" wrap={false}>
          <Text>Alambic</Text>
          <NotificationBell {...args} />
        </Inline>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const bell = canvas.getByRole("button", { name: "Notifications, 2 non lues" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(bell).toHaveAttribute("aria-expanded", "true");
    const panel = await canvas.findByRole("dialog", { name: "Notifications" });
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Tout marquer comme lu" })).toHaveFocus();
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => {
    const bell = <NotificationBell {...args} />;
    return (
      <StateSheet
        layout="small"
        states={{
          rest: bell,
          ...forcedIn(ofButtons, bell, "button"),
          "none unread": <NotificationBell {...args} label="Notifications" unread={0} />,
        }}
      />
    );
  },
};
