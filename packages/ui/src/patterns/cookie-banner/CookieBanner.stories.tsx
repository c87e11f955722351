import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Skeleton } from "../../primitives/skeleton/Skeleton.tsx";
import { documented, Forced, forcedIn, ofButtons, StateSheet } from "../../testing/index.ts";
import { CookieBanner } from "./CookieBanner.tsx";

const meta = {
  title: "Patterns/CookieBanner",
  component: CookieBanner,
  args: { policyHref: "/legal/cookies", onDecide: fn() },
  render: (args) => (
    <div style={{ minBlockSize: "calc(100vh - 2rem)" }}>
      <Skeleton shape="card" />
      <CookieBanner {...args} />
    </div>
  ),
  parameters: documented(
    {
      purpose: "Asks which cookies may be set, with a dialog that chooses by category.",
      useFor: "Once, until it is answered. The foot of each page opens `CookieDialog` again.",
      notFor: "Settings of the account: `CookieDialog`.",
      content: "Says what each category does for the visitor, without the words of a lawyer.",
      states: ["rest"],
      otherStates:
        "Once it is answered it is gone. Drawn from what its screen has at hand already: nothing loads, so nothing can fail.",
      accessibility:
        "A named section that neither takes the focus nor blocks the page. Rejecting and accepting are the same button twice; the dialog’s switches say what they do.",
      dos: ["Give both answers the same weight and the same place."],
      donts: ["Don’t colour “accept” and fade “reject”.", "Don’t switch a category on beforehand."],
    },
    { frame: 420 },
  ),
} satisfies Meta<typeof CookieBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Narrow: Story = { globals: { language: "nl", viewport: { value: "narrow" } } };

export const Customised: Story = {
  tags: ["!dev", "!autodocs"],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Personnaliser" }));
    const analytics = canvas.getByRole("switch", { name: /Mesure d’audience/u });
    await expect(analytics).not.toBeChecked();
    await waitFor(() => expect(canvas.getByText("Toujours actifs")).toBeVisible());
    await waitFor(() => expect(analytics).toHaveFocus());
    await userEvent.keyboard(" ");
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer mon choix" }));
    await expect(args.onDecide).toHaveBeenCalledWith({ analytics: true });
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: (args) => {
    const banner = (
      <div style={{ contain: "layout", minBlockSize: "24rem" }}>
        <CookieBanner {...args} />
      </div>
    );
    return (
      <StateSheet
        layout="rows"
        states={{
          rest: banner,
          ...forcedIn(ofButtons, banner, "button"),
          "focus on the last": (
            <Forced state="focus" target="button:last-child">
              {banner}
            </Forced>
          ),
        }}
      />
    );
  },
};
