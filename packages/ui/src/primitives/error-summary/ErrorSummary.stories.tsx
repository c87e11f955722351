import type { Meta, StoryObj } from "@storybook/react-vite";
import { documented, forcedIn, inLanguages, ofFields, StateSheet } from "../../testing/index.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";
import type { ErrorSummaryProps } from "./ErrorSummary.tsx";

const meta = {
  title: "Primitives/ErrorSummary",
  component: ErrorSummary,
  args: {
    errors: [
      { fieldId: "email", message: "Merci de renseigner ton adresse e-mail." },
      { fieldId: "password", message: "Le mot de passe ne remplit pas toutes les règles." },
    ],
  },
  parameters: {
    ...inLanguages<ErrorSummaryProps>({
      en: {
        errors: [
          { fieldId: "email", message: "Enter your email address." },
          { fieldId: "password", message: "The password does not meet all the rules." },
        ],
      },
      nl: {
        errors: [
          { fieldId: "email", message: "Vul je e-mailadres in." },
          { fieldId: "password", message: "Het wachtwoord voldoet niet aan alle eisen." },
        ],
      },
    }),
    ...documented({
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
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: ({ errors }) => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        "one error": <ErrorSummary errors={errors.slice(0, 1)} />,
        "several errors": <ErrorSummary errors={errors} />,
        ...forcedIn(ofFields, <ErrorSummary errors={errors} />, "a"),
        "with a title of its own, just come": (
          <ErrorSummary
            title={say({
              fr: "Ton compte n’est pas encore créé",
              en: "Your account is not created yet",
              nl: "Je account kon nog niet worden aangemaakt",
            })}
            errors={errors}
          />
        ),
      })}
    />
  ),
};
