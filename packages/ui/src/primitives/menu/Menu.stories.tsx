import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { documented, framed } from "../../testing/index.ts";
import { ChartColumn, Ellipsis, LogOut, Trash2 } from "../icon/icons.ts";
import { Menu } from "./Menu.tsx";

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
  argTypes: { glyph: { control: false }, entries: { control: false } },
  parameters: documented({
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
    dos: ["Keep the most used action outside it."],
    donts: ["Don’t nest menus."],
  }),
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  tags: ["!dev"],
  parameters: framed(280),
  args: { glyph: Ellipsis },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Plus d’actions" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(await screen.findByRole("menuitem", { name: "Mes statistiques" })).toHaveFocus();
  },
};
