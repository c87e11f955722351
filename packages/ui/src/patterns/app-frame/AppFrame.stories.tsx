import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { Page } from "../../primitives/page/Page.tsx";
import { documented } from "../../testing/index.ts";
import { AppFrame } from "./AppFrame.tsx";

const meta = {
  title: "Patterns/Shell/AppFrame",
  component: AppFrame,
  args: {
    children: (
      <Page>
        <Heading level={1}>Tableau de bord</Heading>
      </Page>
    ),
  },
  argTypes: {
    header: { control: false },
    bars: { control: false },
    children: { control: false },
    footer: { control: false },
    tabBar: { control: false },
  },
  parameters: {
    layout: "fullscreen",
    ...documented(
      {
        purpose:
          "Holds a screen: skip link, top bar, bars, the page, footer and, on a phone, the tab bar.",
        useFor: "Every screen except a lesson.",
        notFor: "A lesson, which has the screen to itself: `LessonPlayer`.",
        content: "Nothing of its own; bars say states of the whole app.",
        states:
          "While the screen inside it loads, the footer waits unseen. Loading and errors belong to the screen.",
        accessibility:
          "The first Tab shows a link that skips to the main landmark. The page is the only `main`.",
        dos: ["Give each screen one heading of the first level."],
        donts: ["Don’t nest it, and don’t put a second `main` into it."],
      },
      { frame: 680 },
    ),
  },
} satisfies Meta<typeof AppFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SkipLink: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
  },
};
