import type { Meta, StoryObj } from "@storybook/react-vite";
import { House, LibraryBig, Pill } from "../../primitives/icon/icons.ts";
import {
  documented,
  Forced,
  forcedIn,
  inLanguages,
  ofButtons,
  StateSheet,
} from "../../testing/index.ts";
import { TabBar } from "./TabBar.tsx";
import type { TabBarProps } from "./TabBar.tsx";

const meta = {
  title: "Patterns/Shell/TabBar",
  component: TabBar,
  args: {
    items: [
      { href: "/dashboard", label: "Accueil", icon: House, current: true },
      { href: "/library", label: "Biblio", icon: LibraryBig, current: false },
      { href: "/capsules", label: "Capsules", icon: Pill, current: false },
    ],
  },
  argTypes: { items: { control: false } },
  parameters: {
    layout: "fullscreen",
    ...inLanguages<TabBarProps>({
      en: {
        items: [
          { href: "/dashboard", label: "Home", icon: House, current: true },
          { href: "/library", label: "Library", icon: LibraryBig, current: false },
          { href: "/capsules", label: "Capsules", icon: Pill, current: false },
        ],
      },
      nl: {
        items: [
          { href: "/dashboard", label: "Dashboard", icon: House, current: true },
          { href: "/library", label: "Bibliotheek", icon: LibraryBig, current: false },
          { href: "/capsules", label: "Capsules", icon: Pill, current: false },
        ],
      },
    }),
    ...documented(
      {
        purpose: "The main places at the thumb, on a phone; from 900 px the top bar has them.",
        useFor: "Every signed-in screen on a phone, except a lesson.",
        notFor: "Views of one thing: `Tabs`.",
        content: "One word each, the same as in the top bar.",
        states: ["rest"],
        otherStates:
          "One of its places is always current. Drawn from what its screen has at hand already: nothing loads, so nothing can fail.",
        accessibility:
          "A named navigation of links at least 64 px high; the current one bears a mark as well as a colour.",
        dos: ["Keep to five places at the most."],
        donts: ["Don’t put actions among the places."],
      },
      { frame: 120, phone: true },
    ),
  },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { globals: { viewport: { value: "phone" } } };

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        rest: <TabBar {...args} />,
        ...forcedIn(ofButtons, <TabBar {...args} />, "a:not([aria-current])"),
        "focus on the current place": (
          <Forced state="focus">
            <TabBar {...args} />
          </Forced>
        ),
      }}
    />
  ),
};
