import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import {
  documented,
  forcedIn,
  framed,
  inLanguages,
  ofButtons,
  StateSheet,
} from "../../testing/index.ts";
import { buttonSizes, buttonVariants } from "../button/button-variants.ts";
import { CircleQuestionMark } from "../icon/icons.ts";
import { Inline } from "../inline/Inline.tsx";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { Tooltip } from "./Tooltip.tsx";
import type { TooltipProps } from "./Tooltip.tsx";

const meta = {
  title: "Primitives/Tooltip",
  component: Tooltip,
  args: {
    icon: CircleQuestionMark,
    label: "À propos de la confiance",
    text: "À quel point le classement est sûr, de 0 à 100 %.",
  },
  argTypes: { icon: { control: false } },
  parameters: {
    ...inLanguages<TooltipProps>({
      en: { label: "About confidence", text: "How sure the classification is, from 0 to 100%." },
      nl: {
        label: "Over de betrouwbaarheid",
        text: "Hoe zeker het is dat de capsule bij dit vakgebied hoort, van 0 tot 100%.",
      },
    }),
    ...documented({
      purpose:
        "A button that is an icon alone, and explains itself under the pointer and under the focus.",
      useFor: "Icon buttons of a bar.",
      notFor: "What the learner must know to go on: write it down. Touch screens show no tooltips.",
      content: "The name of the action, in a word or two.",
      accessibility: `The text describes the button, and stays while the pointer is on it.

| Key | Does |
| --- | --- |
| Tab | reaches the button and shows the text |
| Escape | hides it |
| Enter, Space | press the button |`,
      dos: [
        "Use the same words everywhere for one action.",
        "Add by `text` what the name cannot say, in one line: a key, a state, a unit.",
        "Write words beside the icon where there is room: then no tooltip is needed.",
      ],
      donts: [
        "Don’t put links or anything else to press into it.",
        "Don’t repeat beside it what it says.",
        "Don’t explain an error in it: on a touch screen it is never seen.",
      ],
    }),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shown: Story = {
  tags: ["!dev"],
  parameters: framed(180),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
  },
};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  parameters: framed(520),
  render: (args) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        hidden: (
          <StateSheet
            layout="small"
            states={{ rest: <Tooltip {...args} />, ...forcedIn(ofButtons, <Tooltip {...args} />) }}
          />
        ),
        variants: (
          <Inline gap="medium">
            {buttonVariants.map((variant) => (
              <Tooltip key={variant} {...args} variant={variant} />
            ))}
          </Inline>
        ),
        sizes: (
          <Inline gap="medium">
            {buttonSizes.map((size) => (
              <Tooltip key={size} {...args} size={size} variant="secondary" />
            ))}
          </Inline>
        ),
        shown: (
          <Stack gap="xxlarge" align="start">
            <Text>
              {say({
                fr: "Langues, sûr à 82 %",
                en: "Languages, 82% sure",
                nl: "Talen, voor 82% zeker",
              })}
            </Text>
            <Tooltip {...args} />
          </Stack>
        ),
      })}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.tab({ shift: true });
    await expect(canvas.getAllByRole("button").at(-1)).toHaveFocus();
    await waitFor(() => expect(screen.getByRole("tooltip")).toBeVisible());
  },
};
