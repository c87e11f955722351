import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../../primitives/button-link/ButtonLink.tsx";
import { documented } from "../../testing/index.ts";
import { CallToAction } from "./CallToAction.tsx";

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
  parameters: documented({
    purpose: "The last word of a page, with its one step.",
    notFor: "The first: `Hero`.",
    accessibility: "A heading, a sentence, a link; the flask is decoration.",
  }),
} satisfies Meta<typeof CallToAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
