import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Chip } from "../../primitives/chip/Chip.tsx";
import { LogOut, User } from "../../primitives/icon/icons.ts";
import { Inline } from "../../primitives/inline/Inline.tsx";
import {
  documented,
  forcedIn,
  framed,
  inLanguages,
  ofButtons,
  StateSheet,
} from "../../testing/index.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import type { AccountMenuProps } from "./AccountMenu.tsx";

const meta = {
  title: "Patterns/Shell/AccountMenu",
  component: AccountMenu,
  args: {
    label: "Compte de Lina",
    name: "Lina",
    email: "lina@example.org",
    membership: <Chip tone="accent">Premium Création</Chip>,
    items: [
      { id: "profile", label: "Profil", icon: User, href: "/profile" },
      { id: "sign-out", label: "Se déconnecter", icon: LogOut, onPress: fn() },
    ],
  },
  argTypes: { membership: { control: false } },
  parameters: {
    ...inLanguages<AccountMenuProps>({
      en: {
        label: "Lina’s account",
        membership: <Chip tone="accent">Premium Creator</Chip>,
        items: [
          { id: "profile", label: "Profile", icon: User, href: "/profile" },
          { id: "sign-out", label: "Sign out", icon: LogOut, onPress: fn() },
        ],
      },
    }),
    ...documented({
      purpose: "Who is signed in, and what belongs to the account.",
      useFor: "The end of the top bar of a member.",
      notFor: "Other lists of actions: `Menu`.",
      content:
        "The name as the member gave it; places by the names that they have on their own pages.",
      states: ["closed", "open"],
      otherStates:
        "Drawn from what its screen has at hand already: nothing loads, so nothing can fail.",
      accessibility:
        "A button that discloses a list: Enter or Space opens it, Escape closes it and gives the focus back, leaving it closes it.",
      dos: ["Keep signing out last."],
      donts: ["Don’t hide what a visitor needs behind it: languages and help stand in the footer."],
    }),
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  tags: ["!dev"],
  parameters: framed(360),
  render: (args) => (
    <div style={{ minBlockSize: "20rem" }}>
      <Inline justify="end">
        <AccountMenu {...args} />
      </Inline>
    </div>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("button", { name: "Compte de Lina" });
    await userEvent.click(trigger);
    await expect(canvas.getByText("lina@example.org")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("link", { name: "Profil" })).toBeVisible();
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => {
    const closed = <AccountMenu {...args} />;
    return (
      <StateSheet
        layout="rows"
        states={(say) => ({
          closed: (
            <StateSheet
              layout="small"
              states={{ rest: closed, ...forcedIn(ofButtons, closed, "button") }}
            />
          ),
          open: (
            <div style={{ minBlockSize: "20rem" }}>
              <Inline justify="end">
                <AccountMenu {...args} label={say({ fr: "Compte ouvert", en: "Open account" })} />
              </Inline>
            </div>
          ),
        })}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Compte ouvert" }));
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Profil" })).toHaveFocus();
  },
};
