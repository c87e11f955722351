import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  documented,
  eachOf,
  forcedIn,
  inLanguages,
  ofButtons,
  StateSheet,
} from "../../testing/index.ts";
import { buttonSizes, buttonVariants, buttonWidths } from "../button/button-variants.ts";
import { ArrowRight, House } from "../icon/icons.ts";
import { Inline } from "../inline/Inline.tsx";
import { ButtonLink } from "./ButtonLink.tsx";
import type { ButtonLinkProps } from "./ButtonLink.tsx";

const meta = {
  title: "Primitives/ButtonLink",
  component: ButtonLink,
  args: { href: "/dashboard", children: "Reprendre la leçon", iconEnd: ArrowRight },
  argTypes: {
    variant: { control: "select", options: buttonVariants },
    size: { control: "inline-radio", options: buttonSizes },
    width: { control: "inline-radio", options: buttonWidths },
    icon: { control: false },
    iconEnd: { control: false },
  },
  parameters: {
    ...inLanguages<ButtonLinkProps>({ en: { children: "Resume the lesson" } }),
    ...documented({
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
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        ...eachOf(buttonVariants, (variant) => {
          const link = (
            <ButtonLink href="/dashboard" variant={variant}>
              {say({ fr: "Reprendre", en: "Resume", nl: "Hervatten" })}
            </ButtonLink>
          );
          return (
            <StateSheet layout="small" states={{ rest: link, ...forcedIn(ofButtons, link) }} />
          );
        }),
        icons: (
          <Inline gap="medium">
            <ButtonLink href="/dashboard" icon={House}>
              {say({ fr: "Tableau de bord", en: "Dashboard", nl: "Overzicht" })}
            </ButtonLink>
            <ButtonLink href="/dashboard" variant="secondary" iconEnd={ArrowRight}>
              {say({ fr: "Reprendre la leçon", en: "Resume the lesson", nl: "Les hervatten" })}
            </ButtonLink>
          </Inline>
        ),
        sizes: (
          <Inline gap="medium">
            {buttonSizes.map((size) => (
              <ButtonLink key={size} href="/dashboard" size={size} iconEnd={ArrowRight}>
                {say({ fr: "Voir le plan", en: "See the plan", nl: "Het leerplan bekijken" })}
              </ButtonLink>
            ))}
          </Inline>
        ),
        ...eachOf(buttonWidths, (width) => (
          <Inline>
            <ButtonLink href="/dashboard" width={width} size="large">
              {say({
                fr: "Distiller mon premier sujet",
                en: "Distil my first topic",
                nl: "Mijn eerste onderwerp distilleren",
              })}
            </ButtonLink>
          </Inline>
        )),
      })}
    />
  ),
};
