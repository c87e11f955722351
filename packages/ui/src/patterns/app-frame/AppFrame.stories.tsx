import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { Heading } from "../../primitives/heading/Heading.tsx";
import { Page } from "../../primitives/page/Page.tsx";
import { House, LibraryBig, Pill } from "../../primitives/icon/icons.ts";
import { Skeleton } from "../../primitives/skeleton/Skeleton.tsx";
import { Stack } from "../../primitives/stack/Stack.tsx";
import { Footer } from "../footer/Footer.tsx";
import { TabBar } from "../tab-bar/TabBar.tsx";
import { ThemeSwitch } from "../theme-switch/ThemeSwitch.tsx";
import { TopBar } from "../top-bar/TopBar.tsx";
import { documented, inLanguages, sayIn } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { AppFrame } from "./AppFrame.tsx";
import type { AppFrameProps } from "./AppFrame.tsx";

const placesIn = (say: Say) => [
  {
    href: "/dashboard",
    label: say({ fr: "Accueil", en: "Home" }),
    icon: House,
    current: true,
  },
  {
    href: "/library",
    label: say({ fr: "Biblio", en: "Library" }),
    icon: LibraryBig,
    current: false,
  },
  { href: "/capsules", label: "Capsules", icon: Pill, current: false },
];

const partsIn = (say: Say) => ({
  header: (
    <TopBar homeHref="/dashboard" items={placesIn(say)} end={<Chip tone="accent">Premium</Chip>} />
  ),
  children: (
    <Page>
      <Stack gap="large">
        <Heading level={1}>{say({ fr: "Tableau de bord", en: "Dashboard" })}</Heading>
        <Skeleton shape="card" />
      </Stack>
    </Page>
  ),
  footer: (
    <Footer
      linksLabel={say({ fr: "Pages légales", en: "Legal pages" })}
      links={[
        { href: "/legal/notice", label: say({ fr: "Mentions légales", en: "Legal notice" }) },
        { href: "/legal/privacy", label: say({ fr: "Confidentialité", en: "Privacy" }) },
      ]}
      tagline={say({
        fr: "Un sujet, un PDF. L’essentiel, distillé.",
        en: "A topic, a PDF. The essence, distilled.",
      })}
      settings={<ThemeSwitch value="device" onChange={fn()} />}
    />
  ),
  tabBar: <TabBar items={placesIn(say)} />,
});

const meta = {
  title: "Patterns/Shell/AppFrame",
  component: AppFrame,
  args: partsIn(sayIn("fr")),
  argTypes: {
    header: { control: false },
    bars: { control: false },
    children: { control: false },
    footer: { control: false },
    tabBar: { control: false },
  },
  parameters: {
    ...inLanguages<AppFrameProps>({ en: partsIn(sayIn("en")) }),
    layout: "fullscreen",
    ...documented(
      {
        purpose:
          "Holds a screen: skip link, top bar, bars, the page, footer and, on a phone, the tab bar.",
        useFor: "Every screen except a lesson.",
        notFor: "A lesson, which has the screen to itself: `LessonPlayer`.",
        content: "Nothing of its own; bars say states of the whole app.",
        states: ["Default"],
        otherStates:
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
  args: { header: null, footer: null, tabBar: null },
  parameters: inLanguages<AppFrameProps>({ en: { header: null, footer: null, tabBar: null } }),
  tags: ["!dev", "!autodocs"],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
  },
};
