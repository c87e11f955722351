import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import {
  documented,
  forcedIn,
  framed,
  inLanguages,
  ofButtons,
  StateSheet,
} from "../../testing/index.ts";
import { buttonSizes, buttonVariants } from "../button/button-variants.ts";
import { ChartColumn, Ellipsis, LogOut, Trash2 } from "../icon/icons.ts";
import { Inline } from "../inline/Inline.tsx";
import { Menu } from "./Menu.tsx";
import type { MenuProps } from "./Menu.tsx";

const meta = {
  title: "Primitives/Menu",
  component: Menu,
  args: {
    label: "Plus d’actions",
    entries: [
      { id: "stats", label: "Mes statistiques", icon: ChartColumn, href: "/stats" },
      { id: "later", label: "Gérer les votes (bientôt)", disabled: true, onPress: fn() },
      { id: "leave", label: "Quitter la capsule", icon: LogOut, onPress: fn() },
      { id: "delete", label: "Supprimer", icon: Trash2, dangerous: true, onPress: fn() },
    ],
  },
  argTypes: { icon: { control: false }, entries: { control: false } },
  parameters: {
    ...inLanguages<MenuProps>({
      en: {
        label: "More actions",
        entries: [
          { id: "stats", label: "My statistics", icon: ChartColumn, href: "/stats" },
          { id: "later", label: "Manage votes (coming soon)", disabled: true, onPress: fn() },
          { id: "leave", label: "Leave the capsule", icon: LogOut, onPress: fn() },
          { id: "delete", label: "Delete", icon: Trash2, dangerous: true, onPress: fn() },
        ],
      },
      nl: {
        label: "Meer handelingen",
        entries: [
          { id: "stats", label: "Mijn statistieken", icon: ChartColumn, href: "/stats" },
          { id: "later", label: "Stemmingen beheren (binnenkort)", disabled: true, onPress: fn() },
          { id: "leave", label: "De capsule verlaten", icon: LogOut, onPress: fn() },
          { id: "delete", label: "Verwijderen", icon: Trash2, dangerous: true, onPress: fn() },
        ],
      },
    }),
    ...documented({
      purpose:
        "Further actions behind one button. Light screens do without it: it brings react-aria.",
      useFor: "Actions of one row or card that are seldom needed.",
      notFor:
        "The main action: show it. Choosing a value: `Select`. The account in the top bar: `AccountMenu`.",
      content: "Verbs; what cannot be undone stands last.",
      accessibility: `A button that says whether its menu is open. Entries that go somewhere are links.

| Key | Does |
| --- | --- |
| Enter, Space, Down | open it, on the first entry |
| Up, Down | go through the entries |
| Home, End | go to the first and to the last entry |
| a letter | goes to the next entry that begins so |
| Enter | chooses |
| Escape | closes it; the focus goes back to the button |`,
      dos: [
        "Keep the most used action outside it.",
        "Begin each entry with a verb, and name the thing: “Leave the capsule”.",
        "Set what cannot be undone last, as `dangerous`, and ask before it is done.",
      ],
      donts: [
        "Don’t nest menus.",
        "Don’t open a menu for one entry: show the button.",
        "Don’t leave out what is not possible now, where it is looked for: show it `disabled`.",
      ],
    }),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  tags: ["!dev"],
  parameters: framed(280),
  args: { icon: Ellipsis },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Plus d’actions" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(await screen.findByRole("menuitem", { name: "Mes statistiques" })).toHaveFocus();
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: framed(620),
  render: (args) => (
    <StateSheet
      layout="rows"
      states={{
        closed: (
          <StateSheet
            layout="small"
            states={{
              rest: <Menu {...args} icon={Ellipsis} />,
              ...forcedIn(ofButtons, <Menu {...args} icon={Ellipsis} />),
            }}
          />
        ),
        variants: (
          <Inline gap="medium">
            {buttonVariants.map((variant) => (
              <Menu key={variant} {...args} icon={Ellipsis} variant={variant} />
            ))}
          </Inline>
        ),
        sizes: (
          <Inline gap="medium">
            {buttonSizes.map((size) => (
              <Menu key={size} {...args} size={size} />
            ))}
          </Inline>
        ),
        "open, on its first entry": (
          <Inline>
            <Menu {...args} />
          </Inline>
        ),
      }}
    />
  ),
  play: async ({ canvas }) => {
    canvas.getAllByRole("button", { name: "Plus d’actions" }).at(-1)?.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(await screen.findByRole("menuitem", { name: "Mes statistiques" })).toHaveFocus();
  },
};
