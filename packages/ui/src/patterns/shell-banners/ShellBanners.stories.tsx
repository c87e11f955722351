import { testTiers } from "@alambic/domain/plans";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { documented, eachOf, StateSheet } from "../../testing/index.ts";
import { OfflineBanner } from "./OfflineBanner.tsx";
import { TestModeBanner } from "./TestModeBanner.tsx";
import { UpdateBanner, updateStates } from "./UpdateBanner.tsx";

const meta = {
  title: "Patterns/Shell/ShellBanners",
  component: UpdateBanner,
  subcomponents: { OfflineBanner, TestModeBanner },
  args: { state: "available", onUpdate: fn(), onDismiss: fn() },
  argTypes: { state: { control: "inline-radio", options: updateStates } },
  parameters: documented({
    purpose:
      "States of the whole app: without a network (`OfflineBanner`), seen as another member (`TestModeBanner`), with a new version or ready for offline use (`UpdateBanner`).",
    useFor: "The top of the frame, above the screen, for as long as the state lasts.",
    notFor: "Something that happened: `NoticeRegion`. A state of one screen: `Banner`.",
    content: "The title says the state, the sentence what still works.",
    states: ["offline", "with answers that wait", "update", "test"],
    otherStates: "Each is a state of the whole app. They load nothing.",
    accessibility: "A polite status with an icon and words; it takes no focus and covers nothing.",
    dos: ["Say what is kept and sent later."],
    donts: ["Don’t stack more than two."],
  }),
} satisfies Meta<typeof UpdateBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        offline: <OfflineBanner />,
        "with answers that wait": <OfflineBanner queued={3} />,
        ...eachOf(updateStates, (state) => <UpdateBanner {...args} state={state} />),
        ...eachOf(testTiers, (tier) => <TestModeBanner tier={tier} onLeave={fn()} />),
      }}
    />
  ),
};

export const Narrow: Story = {
  globals: { language: "nl", viewport: { value: "narrow" } },
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        offline: <OfflineBanner queued={3} />,
        update: <UpdateBanner {...args} />,
        test: <TestModeBanner tier="admin" onLeave={fn()} />,
      }}
    />
  ),
};

export const Updated: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onUpdate).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
