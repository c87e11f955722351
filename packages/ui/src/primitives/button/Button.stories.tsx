import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import {
  documented,
  eachOf,
  forcedIn,
  inLanguages,
  ofButtons,
  StateSheet,
  useSay,
} from "../../testing/index.ts";
import { ArrowRight, Plus, Trash2 } from "../icon/icons.ts";
import { Inline } from "../inline/Inline.tsx";
import { Button } from "./Button.tsx";
import type { ButtonProps } from "./Button.tsx";
import { buttonSizes, buttonVariants, buttonWidths } from "./button-variants.ts";

const meta = {
  title: "Primitives/Button",
  component: Button,
  args: { children: "Créer une capsule", onPress: fn() },
  argTypes: {
    variant: { control: "select", options: buttonVariants },
    size: { control: "inline-radio", options: buttonSizes },
    width: { control: "inline-radio", options: buttonWidths },
    icon: { control: false },
    iconEnd: { control: false },
  },
  parameters: {
    ...inLanguages<ButtonProps>({ en: { children: "Create a capsule" } }),
    ...documented({
      purpose:
        "Starts an action. One primary button on a screen: the next step. `secondary` stands beside it, `quiet` inside rows and bars, `warm` on a warm card, `danger` for what cannot be undone.",
      useFor: "Sending, saving, checking, opening a dialog.",
      notFor: "Going somewhere: use `ButtonLink` or `Link`. An icon alone: use `IconButton`.",
      content:
        "A verb and its object in two to four words, without a full stop. Other languages are longer: give it no width of its own. Where room is short its words go on in a second line; none is cut off.",
      accessibility: `A native button. While \`pending\` it keeps focus, takes no press, is \`aria-disabled\` and says that it is under way. Targets are 44 px high at the least.

| Key | Does |
| --- | --- |
| Enter, Space | press it |`,
      dos: [
        "Say what happens: “Distil my subject”.",
        "Give the next step the primary variant, and what stands beside it `secondary` or `quiet`.",
        "Set `pending` while it works: it keeps its width and its focus.",
      ],
      donts: [
        "Don’t disable the button of a form: let it say what is missing.",
        "Don’t set two primary buttons side by side: none of them is the next step then.",
        "Don’t shorten the words until they fit: let them go on in a second line.",
      ],
    }),
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One step is the main one; what stands beside it takes a step back. */
export const Beside: Story = {
  render: function Beside() {
    const say = useSay();
    return (
      <Inline gap="medium">
        <Button>{say({ fr: "Distiller", en: "Distil" })}</Button>
        <Button variant="secondary">{say({ fr: "Enregistrer", en: "Save" })}</Button>
        <Button variant="quiet">{say({ fr: "Annuler", en: "Cancel" })}</Button>
      </Inline>
    );
  },
};

/** Before the words for what is made or removed, after them for where it leads. Decoration: the words say it all. */
export const Icons: Story = {
  render: function Icons() {
    const say = useSay();
    return (
      <Inline gap="medium">
        <Button icon={Plus}>{say({ fr: "Créer une capsule", en: "Create a capsule" })}</Button>
        <Button variant="danger" icon={Trash2}>
          {say({ fr: "Supprimer la capsule", en: "Delete the capsule" })}
        </Button>
        <Button variant="secondary" iconEnd={ArrowRight}>
          {say({ fr: "Leçon suivante", en: "Next lesson" })}
        </Button>
      </Inline>
    );
  },
};

/** While what it started is under way it keeps its width and its focus, and takes no further press. */
export const Pending: Story = {
  args: { pending: true, children: "Distiller" },
  parameters: inLanguages<ButtonProps>({ en: { children: "Distil" } }),
};

/** As wide as what it stands in: in a sheet at the thumb, in a narrow card. */
export const FullWidth: Story = {
  args: { width: "full", size: "large", children: "Distiller mon premier sujet" },
  parameters: inLanguages<ButtonProps>({ en: { children: "Distil my first topic" } }),
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        ...eachOf(buttonVariants, (variant) => (
          <StateSheet
            layout="small"
            states={{
              rest: (
                <Button variant={variant}>
                  {say({ fr: "Reprendre", en: "Resume", nl: "Hervatten" })}
                </Button>
              ),
              ...forcedIn(
                ofButtons,
                <Button variant={variant}>
                  {say({ fr: "Reprendre", en: "Resume", nl: "Hervatten" })}
                </Button>,
              ),
              disabled: (
                <Button variant={variant} disabled>
                  {say({ fr: "Vérifier", en: "Check", nl: "Controleren" })}
                </Button>
              ),
              pending: (
                <Button variant={variant} pending>
                  {say({ fr: "Distiller", en: "Distil", nl: "Distilleren" })}
                </Button>
              ),
            }}
          />
        )),
        icons: (
          <Inline gap="medium">
            <Button icon={Plus}>
              {say({ fr: "Créer une capsule", en: "Create a capsule", nl: "Capsule maken" })}
            </Button>
            <Button variant="secondary" iconEnd={ArrowRight}>
              {say({ fr: "Reprendre la leçon", en: "Resume the lesson", nl: "Les hervatten" })}
            </Button>
          </Inline>
        ),
        sizes: (
          <Inline gap="medium">
            {buttonSizes.map((size) => (
              <Button key={size} size={size} icon={size === "small" ? Trash2 : Plus}>
                {say({ fr: "Créer une capsule", en: "Create a capsule", nl: "Capsule maken" })}
              </Button>
            ))}
          </Inline>
        ),
        full: (
          <Button width="full" size="large">
            {say({
              fr: "Distiller mon premier sujet",
              en: "Distil my first topic",
              nl: "Mijn eerste onderwerp distilleren",
            })}
          </Button>
        ),
      })}
    />
  ),
};
