import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import {
  documented,
  eachOf,
  forcedIn,
  inLanguages,
  ofButtons,
  StateSheet,
} from "../../testing/index.ts";
import { buttonSizes, buttonVariants } from "../button/button-variants.ts";
import { Inline } from "../inline/Inline.tsx";
import { ArrowLeft, X } from "../icon/icons.ts";
import { IconButton } from "./IconButton.tsx";
import type { IconButtonProps } from "./IconButton.tsx";

const meta = {
  title: "Primitives/IconButton",
  component: IconButton,
  args: { icon: X, label: "Fermer", onPress: fn() },
  argTypes: {
    icon: { control: false },
    variant: { control: "select", options: buttonVariants },
    size: { control: "inline-radio", options: buttonSizes },
  },
  parameters: {
    ...inLanguages<IconButtonProps>({ en: { label: "Close" } }),
    ...documented({
      purpose:
        "A button that is an icon alone, where its meaning is plain and room is short: close, back, remove.",
      useFor: "Bars, rows and corners where the same icon recurs.",
      notFor: "The main step of a screen: that one is written out in a `Button`.",
      content: "The name is the action with its object: “Close the panel”.",
      accessibility:
        "`label` is its name for screen readers and its tooltip for the pointer. A toggle says `aria-pressed`.",
      dos: ["Name what it acts on where several stand in a list."],
      donts: ["Don’t use an icon that has to be guessed."],
    }),
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        ...eachOf(buttonVariants, (variant) => {
          const close = (
            <IconButton
              icon={X}
              label={say({ fr: "Fermer", en: "Close" })}
              variant={variant}
              onPress={fn()}
            />
          );
          return (
            <StateSheet
              layout="small"
              states={{
                rest: close,
                ...forcedIn(ofButtons, close),
                disabled: (
                  <IconButton
                    icon={X}
                    label={say({ fr: "Fermer", en: "Close" })}
                    variant={variant}
                    disabled
                    onPress={fn()}
                  />
                ),
              }}
            />
          );
        }),
        sizes: (
          <Inline gap="medium">
            {buttonSizes.map((size) => (
              <IconButton
                key={size}
                icon={ArrowLeft}
                label={say({ fr: "Retour", en: "Back" })}
                size={size}
                variant="secondary"
                flips
                onPress={fn()}
              />
            ))}
          </Inline>
        ),
      })}
    />
  ),
};

export const Default: Story = {};
