import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, eachOf, StateSheet } from "../../testing/index.ts";
import { buttonVariants } from "../button/button-variants.ts";
import { ArrowRight } from "../icon/icons.ts";
import { ButtonLink } from "./ButtonLink.tsx";

const meta = {
  title: "Primitives/ButtonLink",
  component: ButtonLink,
  args: { href: "/dashboard", children: "Reprendre la leçon", iconEnd: ArrowRight },
  argTypes: { icon: { control: false }, iconEnd: { control: false } },
  parameters: documented({
    purpose: "A link that is the main step of its screen or card, and looks like a button.",
    useFor: "The one step on from a card, a hero, an empty state.",
    notFor:
      "Actions that change something: use `Button`. Links in sentences and lists: use `Link`.",
    content: "A verb and its object: “Resume the lesson”.",
    accessibility:
      "A native link: Enter follows it, it opens in a new tab on demand, and it is read as a link.",
    dos: ["Keep it a link even though it looks like a button."],
    donts: ["Don’t put two primary ones on one screen."],
  }),
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      states={eachOf(buttonVariants, (variant) => (
        <ButtonLink href="/dashboard" variant={variant} iconEnd={ArrowRight}>
          Voir le plan
        </ButtonLink>
      ))}
    />
  ),
};
