import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Skeleton } from "../../primitives/skeleton/Skeleton.tsx";
import { documented, inLanguages } from "../../testing/index.ts";
import { NoticeRegion } from "./NoticeRegion.tsx";
import type { NoticeRegionProps } from "./NoticeRegion.tsx";

const openPlan = fn();

const meta = {
  title: "Patterns/NoticeRegion",
  component: NoticeRegion,
  args: {
    label: "Messages",
    onDismiss: fn(),
    notices: [
      {
        id: "ready",
        tone: "right",
        text: "« Les fractions sans peur » est prête.",
        action: { label: "Ouvrir le plan", onPress: openPlan },
        stays: true,
      },
      {
        id: "language",
        tone: "warning",
        text: "La langue n’a pas pu être enregistrée dans ton compte.",
        stays: true,
      },
    ],
  },
  argTypes: { notices: { control: false } },
  parameters: {
    layout: "fullscreen",
    ...inLanguages<NoticeRegionProps>({
      en: {
        notices: [
          {
            id: "ready",
            tone: "right",
            text: "“Fractions without fear” is ready.",
            action: { label: "Open the plan", onPress: openPlan },
            stays: true,
          },
          {
            id: "language",
            tone: "warning",
            text: "The language could not be saved to your account.",
            stays: true,
          },
        ],
        label: "Messages",
      },
      nl: {
        label: "Berichten",
        notices: [
          {
            id: "ready",
            tone: "right",
            text: "‘Breuken zonder vrees’ is klaar.",
            action: { label: "Het plan openen", onPress: openPlan },
            stays: true,
          },
          {
            id: "language",
            tone: "warning",
            text: "De taal kon niet in je account worden opgeslagen.",
            stays: true,
          },
        ],
      },
    }),
    ...documented(
      {
        purpose: "Short messages about what happened elsewhere or just now, above any screen.",
        useFor: "Saved, sent, undone: what the shell says in passing.",
        notFor: "What the learner has to read before going on: `Banner` in the page, or a dialog.",
        content: "One sentence on what happened, with “undo” where it can be undone.",
        states: ["Default"],
        otherStates: "The region stands empty until there is a message. It has nothing to load.",
        accessibility:
          "A named region with a polite live region that is always there. A message waits while the pointer or the focus is on it; each can be put away.",
        dos: ["Keep a notice until it was read or answered."],
        donts: ["Don’t say an error of a field in it."],
      },
      { frame: 320 },
    ),
  },
  render: (args) => (
    <div style={{ minBlockSize: "calc(100vh - 2rem)" }}>
      <Skeleton shape="card" />
      <NoticeRegion {...args} />
    </div>
  ),
} satisfies Meta<typeof NoticeRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Answered: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    openPlan.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Ouvrir le plan" }));
    await expect(openPlan).toHaveBeenCalledTimes(1);
    await expect(args.onDismiss).toHaveBeenCalledWith("ready");
  },
};
