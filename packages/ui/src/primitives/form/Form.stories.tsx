import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, inLanguages, StateSheet } from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { ErrorSummary } from "../error-summary/ErrorSummary.tsx";
import { Heading } from "../heading/Heading.tsx";
import { PasswordField } from "../password-field/PasswordField.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { Form } from "./Form.tsx";
import type { FormProps } from "./Form.tsx";

const meta = {
  title: "Primitives/Form",
  component: Form,
  args: {
    onSubmit: fn(),
    labelledBy: "form-title",
    children: (
      <>
        <Heading level={2} id="form-title">
          Te revoilà
        </Heading>
        <TextField label="Nom ou adresse e-mail" required value="lina" onChange={fn()} />
        <PasswordField
          required
          label="Mot de passe"
          autoComplete="current-password"
          value=""
          onChange={fn()}
        />
        <Checkbox label="Rester connectée" checked onChange={fn()} />
        <Button type="submit">Se connecter</Button>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  parameters: {
    ...inLanguages<FormProps>({
      en: {
        children: (
          <>
            <Heading level={2} id="form-title">
              Welcome back
            </Heading>
            <TextField label="Username or email" required value="lina" onChange={fn()} />
            <PasswordField
              required
              label="Password"
              autoComplete="current-password"
              value=""
              onChange={fn()}
            />
            <Checkbox label="Keep me signed in" checked onChange={fn()} />
            <Button type="submit">Sign in</Button>
          </>
        ),
      },
    }),
    ...documented({
      purpose: "Fields that are sent together, by the submit button or by Enter.",
      useFor: "Whatever is sent as one.",
      notFor: "A setting that takes effect at once: `Switch` or `Select` alone.",
      content: "The button names what is sent.",
      accessibility:
        "A native form; named by its heading it is a landmark. The browser's own bubbles are off: errors stand beside the fields and in an `ErrorSummary`.",
      dos: ["Ask only for what is needed now."],
      donts: ["Don’t clear anything when sending fails."],
    }),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

interface SignInProps {
  readonly id: string;
  readonly say: Say;
  readonly name?: string;
  readonly error?: string;
  readonly pending?: boolean;
}

function SignIn({ id, say, name = "lina", error, pending = false }: SignInProps) {
  return (
    <Form onSubmit={fn()} labelledBy={`${id}-title`}>
      <Heading level={2} id={`${id}-title`}>
        {say({ fr: "Te revoilà", en: "Welcome back", nl: "Daar ben je weer" })}
      </Heading>
      {error === undefined ? null : (
        <ErrorSummary errors={[{ fieldId: `${id}-name`, message: error }]} />
      )}
      <TextField
        id={`${id}-name`}
        label={say({
          fr: "Nom ou adresse e-mail",
          en: "Username or email",
          nl: "Gebruikersnaam of e-mailadres",
        })}
        required
        value={name}
        error={error}
        onChange={fn()}
      />
      <Checkbox
        label={say({ fr: "Rester connectée", en: "Keep me signed in", nl: "Ingelogd blijven" })}
        checked
        onChange={fn()}
      />
      <Button type="submit" pending={pending}>
        {say({ fr: "Se connecter", en: "Sign in", nl: "Inloggen" })}
      </Button>
    </Form>
  );
}

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        "to be filled in": <SignIn id="empty" say={say} name="" />,
        sending: <SignIn id="sending" say={say} pending />,
        refused: (
          <SignIn
            id="refused"
            say={say}
            name=""
            error={say({
              fr: "Saisis ton nom ou ton adresse e-mail.",
              en: "Enter your username or email address.",
              nl: "Vul je gebruikersnaam of je e-mailadres in.",
            })}
          />
        ),
      })}
    />
  ),
};
