import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented } from "../../testing/index.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";

const meta = {
  title: "Primitives/ErrorSummary",
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: "email", message: "Merci de renseigner ton adresse e-mail." },
      { fieldId: "password", message: "Le mot de passe ne remplit pas toutes les règles." },
    ],
  },
  parameters: documented({
    purpose:
      "What keeps a form from being sent, above it. The fields say the same beside themselves.",
    useFor: "Forms of more than one field, after sending was tried.",
    notFor: "A failure that is not the learner's: `Banner` with the tone `wrong`.",
    content: "The same sentence as at the field.",
    accessibility:
      "It takes the focus when it comes, so that it is read; each entry moves the focus to its field.",
    dos: ["Keep the order of the fields."],
    donts: ["Don’t show it while one types."],
  }),
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
