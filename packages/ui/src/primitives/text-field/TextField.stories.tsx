import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import {
  documented,
  Forced,
  forcedIn,
  Held,
  inLanguages,
  ofFields,
  StateSheet,
  useSay,
} from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { TextField } from "./TextField.tsx";
import type { TextFieldProps } from "./TextField.tsx";

const meta = {
  title: "Primitives/TextField",
  component: TextField,
  args: { label: "Adresse e-mail", type: "email", value: "", onChange: fn(), required: true },
  render: (args) => (
    <Held initial={args.value}>
      {(value, onChange) => <TextField {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  parameters: {
    ...inLanguages<TextFieldProps>({ en: { label: "Email address" } }),
    ...documented({
      purpose:
        "One line of text. The label says what, the hint how, the error what is wrong and what to do.",
      useFor: "Names, addresses, titles, amounts.",
      notFor: "Passwords: `PasswordField`. Searching: `SearchField`. Several lines: `TextArea`.",
      content: "A label of one to three words, without a colon. No placeholder in its place.",
      accessibility:
        "A native input with its label; hint and error describe it, the error is announced when it comes. A field that is not required says so, so that no star has to be explained.",
      dos: [
        "Set `autoComplete` and the keypad that fits.",
        "Say in the hint what is wanted before it goes wrong: “8 characters at least”.",
        "Write in the error how to put it right: “Add what comes after the @”.",
      ],
      donts: [
        "Don’t judge before the field was left.",
        "Don’t put what must be remembered into the placeholder: it is gone with the first letter.",
        "Don’t write “invalid” or “required” alone.",
      ],
    }),
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Help stands below the label, where it is seen before anything is typed, and is read with it. */
export const WithHint: Story = {
  args: { label: "Prénom", type: "text", hint: "Pour te saluer.", required: false },
  parameters: inLanguages<TextFieldProps>({
    en: { label: "First name", hint: "To greet you by." },
  }),
};

const wrong = {
  fr: "Écris une adresse entière, comme lina@exemple.fr.",
  en: "Enter a full address, such as lina@example.org.",
};

function JudgedWhenLeft(args: TextFieldProps) {
  const say = useSay();
  const [value, change] = useState("");
  const [wasLeft, setLeft] = useState(false);
  const isWrong = wasLeft && !/^\S+@\S+\.\S+$/.test(value);
  return (
    <TextField
      {...args}
      value={value}
      onChange={change}
      onBlur={() => setLeft(true)}
      error={isWrong ? say(wrong) : undefined}
    />
  );
}

/** Type and leave it: it is judged when it is left, says how to put it right, and is content at once when it is. */
export const Judged: Story = { render: (args) => <JudgedWhenLeft {...args} /> };

/** Can be reached, read and copied, but not changed; no key reaches one that is `disabled`. */
export const ReadOnly: Story = {
  args: { value: "lina@exemple.fr", readOnly: true },
  parameters: inLanguages<TextFieldProps>({ en: { value: "lina@example.org" } }),
};

const common = (say: Say) => ({
  label: say({ fr: "Adresse e-mail", en: "Email address", nl: "E-mailadres" }),
  value: "",
  onChange: fn(),
});

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      fill
      states={(say) => ({
        empty: (
          <TextField
            {...common(say)}
            required
            placeholder={say({
              fr: "lina@exemple.fr",
              en: "lina@example.org",
              nl: "lina@voorbeeld.nl",
            })}
          />
        ),
        filled: (
          <TextField
            {...common(say)}
            required
            value={say({ fr: "lina@exemple.fr", en: "lina@example.org" })}
          />
        ),
        ...forcedIn(
          ofFields,
          <TextField
            {...common(say)}
            required
            value={say({ fr: "lina@exemple.fr", en: "lina@example.org" })}
          />,
        ),
        optional: (
          <TextField
            {...common(say)}
            label={say({ fr: "Prénom", en: "First name", nl: "Voornaam" })}
            hint={say({ fr: "Pour te saluer.", en: "To greet you by.", nl: "Om je te begroeten." })}
          />
        ),
        invalid: (
          <TextField
            {...common(say)}
            required
            value="lina@"
            error={say({
              fr: "Merci de renseigner ton adresse e-mail.",
              en: "Enter your email address.",
              nl: "Vul je e-mailadres in.",
            })}
          />
        ),
        "invalid, in focus": (
          <Forced state="focus">
            <TextField
              {...common(say)}
              required
              value="lina@"
              error={say({
                fr: "Il manque la fin de l’adresse.",
                en: "The end of the address is missing.",
                nl: "Het einde van het adres ontbreekt.",
              })}
            />
          </Forced>
        ),
        "read only": (
          <TextField
            {...common(say)}
            required
            value={say({ fr: "lina@exemple.fr", en: "lina@example.org" })}
            readOnly
          />
        ),
        disabled: (
          <TextField
            {...common(say)}
            required
            value={say({ fr: "lina@exemple.fr", en: "lina@example.org" })}
            disabled
          />
        ),
      })}
    />
  ),
};
