import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { ButtonLink } from "../../primitives/button-link/ButtonLink.tsx";
import { Link } from "../../primitives/link/Link.tsx";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { House, LibraryBig, LogOut, Pill } from "../../primitives/icon/icons.ts";
import { AccountMenu } from "../account-menu/AccountMenu.tsx";
import {
  documented,
  forcedIn,
  inLanguages,
  ofButtons,
  sayIn,
  StateSheet,
} from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { TopBar } from "./TopBar.tsx";
import type { TopBarProps } from "./TopBar.tsx";

const meta = {
  title: "Patterns/Shell/TopBar",
  component: TopBar,
  args: {
    homeHref: "/dashboard",
    items: [
      { href: "/dashboard", label: "Tableau de bord", icon: House, current: true },
      { href: "/library", label: "Bibliothèque", icon: LibraryBig, current: false },
      { href: "/capsules", label: "Capsules", icon: Pill, current: false },
    ],
    end: (
      <>
        <Chip tone="accent">Premium Création</Chip>
        <AccountMenu
          label="Compte de Lina"
          name="Lina"
          email="lina@example.org"
          items={[{ id: "sign-out", label: "Se déconnecter", icon: LogOut, onPress: fn() }]}
        />
      </>
    ),
  },
  argTypes: { items: { control: false }, end: { control: false } },
  parameters: {
    layout: "fullscreen",
    ...inLanguages<TopBarProps>({
      en: {
        items: [
          { href: "/dashboard", label: "Dashboard", icon: House, current: true },
          { href: "/library", label: "Library", icon: LibraryBig, current: false },
          { href: "/capsules", label: "Capsules", icon: Pill, current: false },
        ],
        end: (
          <>
            <Chip tone="accent">Premium Creator</Chip>
            <AccountMenu
              label="Lina’s account"
              name="Lina"
              email="lina@example.org"
              items={[{ id: "sign-out", label: "Sign out", icon: LogOut, onPress: fn() }]}
            />
          </>
        ),
      },
      nl: {
        items: [
          { href: "/dashboard", label: "Dashboard", icon: House, current: true },
          { href: "/library", label: "Bibliotheek", icon: LibraryBig, current: false },
          { href: "/capsules", label: "Capsules", icon: Pill, current: false },
        ],
      },
    }),
    ...documented({
      purpose:
        "The wordmark, the main places, and what belongs to the learner. Below 900 px the tab bar takes over the places.",
      useFor: "Every screen except a lesson.",
      notFor: "The way back inside a capsule: `TrailBar`.",
      content: "Places in a word or two, the most used first.",
      states: ["member", "guest"],
      otherStates: "It does not wait for the member: what needs one comes later.",
      accessibility:
        "A banner with a named navigation; the current place is marked with aria-current, not by colour alone.",
      dos: ["Keep to five places."],
      donts: ["Don’t hide places behind a menu where there is room."],
    }),
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const guestIn = (say: Say): TopBarProps => ({
  homeHref: "/",
  items: [],
  ground: "clear",
  end: (
    <>
      <Link href="/login" variant="standalone">
        {say({ fr: "Se connecter", en: "Sign in" })}
      </Link>
      <ButtonLink href="/register">
        {say({ fr: "Créer un compte", en: "Create an account" })}
      </ButtonLink>
    </>
  ),
});

export const Guest: Story = {
  args: guestIn(sayIn("fr")),
  parameters: inLanguages<TopBarProps>({ en: guestIn(sayIn("en")), nl: guestIn(sayIn("nl")) }),
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        member: <TopBar {...args} />,
        ...forcedIn(ofButtons, <TopBar {...args} />, "nav a:not([aria-current])"),
        guest: <TopBar {...args} {...guestIn(say)} />,
      })}
    />
  ),
};
