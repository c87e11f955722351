import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../primitives/button/Button.tsx";
import { Link } from "../../primitives/link/Link.tsx";
import { Text } from "../../primitives/text/Text.tsx";
import { documented, inLanguages } from "../../testing/index.ts";
import { FormCard } from "./FormCard.tsx";
import type { FormCardProps } from "./FormCard.tsx";

const meta = {
  title: "Patterns/FormCard",
  component: FormCard,
  args: {
    title: "Content de te revoir",
    lead: "Reprends là où la dernière goutte est tombée.",
    motto: "Un sujet, un PDF. L’essentiel, distillé.",
    children: <Button width="full">Se connecter</Button>,
    footer: (
      <Text>
        Pas encore de compte ? <Link href="/register">Créer un compte</Link>
      </Text>
    ),
  },
  argTypes: { children: { control: false }, footer: { control: false } },
  parameters: {
    ...inLanguages<FormCardProps>({
      en: {
        title: "Good to see you again",
        lead: "Pick up where the last drop fell.",
        motto: "A topic, a PDF. The essence, distilled.",
        children: <Button width="full">Sign in</Button>,
        footer: (
          <Text>
            No account yet? <Link href="/register">Create an account</Link>
          </Text>
        ),
      },
      nl: {
        title: "Fijn dat je er weer bent",
        lead: "Ga verder waar de laatste druppel viel.",
        motto: "Eén onderwerp, één pdf. De essentie, gedistilleerd.",
        children: <Button width="full">Aanmelden</Button>,
        footer: (
          <Text>
            Nog geen account? <Link href="/register">Een account aanmaken</Link>
          </Text>
        ),
      },
    }),
    ...documented({
      purpose: "A short form with a screen of its own: signing in, signing up.",
      useFor: "Signing in, signing up, a forgotten password.",
      notFor: "Long forms: `Form` in a `Page`.",
      content: "The title says what one gets, the button what it does.",
      states: ["Default"],
      otherStates: "Its form brings its states.",
      accessibility: "The title is the heading of the page; the still beside it is decoration.",
      dos: ["Lead to the other form below the button."],
      donts: ["Don’t put more than four fields into it."],
    }),
  },
} satisfies Meta<typeof FormCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
