import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../primitives/button-link/ButtonLink.tsx";
import { documented, inLanguages } from "../../testing/index.ts";
import { CallToAction } from "./CallToAction.tsx";
import type { CallToActionProps } from "./CallToAction.tsx";

const meta = {
  title: "Patterns/CallToAction",
  component: CallToAction,
  args: {
    title: "Qu’aimerais-tu comprendre ?",
    text: "Une phrase suffit pour commencer.",
    action: (
      <ButtonLink href="/register" size="large">
        Distiller mon premier sujet
      </ButtonLink>
    ),
  },
  argTypes: { action: { control: false } },
  parameters: {
    ...inLanguages<CallToActionProps>({
      en: {
        title: "What would you like to understand?",
        text: "One sentence is enough to start.",
        action: (
          <ButtonLink href="/register" size="large">
            Distil my first topic
          </ButtonLink>
        ),
      },
      nl: {
        title: "Wat zou je willen begrijpen?",
        text: "Eén zin is genoeg om te beginnen.",
        action: (
          <ButtonLink href="/register" size="large">
            Mijn eerste onderwerp distilleren
          </ButtonLink>
        ),
      },
    }),
    ...documented({
      purpose: "The last word of a page, with its one step.",
      useFor: "The foot of the landing page and of a page about plans.",
      notFor: "The first: `Hero`.",
      content: "A sentence that names the gain, and one step.",
      states: ["Default"],
      otherStates:
        "Drawn from what its screen has at hand already: nothing loads, so nothing can fail.",
      accessibility: "A heading, a sentence, a link; the flask is decoration.",
      dos: ["Repeat the step of the page’s head word for word."],
      donts: ["Don’t put a second button beside it."],
    }),
  },
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
