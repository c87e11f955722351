import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fn } from "storybook/test";
import { documented, Forced, forcedIn, Held, ofFields, StateSheet } from "../../testing/index.ts";
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
  parameters: documented({
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
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Help stands below the label, where it is seen before anything is typed, and is read with it. */
export const WithHint: Story = {
  args: { label: "Prénom", type: "text", hint: "Pour te saluer.", required: false },
};

function JudgedWhenLeft(args: TextFieldProps) {
  const [value, change] = useState("");
  const [wasLeft, setLeft] = useState(false);
  const isWrong = wasLeft && !/^\S+@\S+\.\S+$/.test(value);
  return (
    <TextField
      {...args}
      value={value}
      onChange={change}
      onBlur={() => setLeft(true)}
      error={isWrong ? "Écris une adresse entière, comme lina@exemple.fr." : undefined}
    />
  );
}

/** Type and leave it: it is judged when it is left, says how to put it right, and is content at once when it is. */
export const Judged: Story = { render: (args) => <JudgedWhenLeft {...args} /> };

/** Can be reached, read and copied, but not changed; no key reaches one that is `disabled`. */
export const ReadOnly: Story = { args: { value: "lina@exemple.fr", readOnly: true } };

const common = (say: Say) => ({
  label: say("Adresse e-mail", "E-mailadres"),
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
            placeholder={say("lina@exemple.fr", "lina@voorbeeld.nl")}
          />
        ),
        filled: <TextField {...common(say)} required value="lina@exemple.fr" />,
        ...forcedIn(ofFields, <TextField {...common(say)} required value="lina@exemple.fr" />),
        optional: (
          <TextField
            {...common(say)}
            label={say("Prénom", "Voornaam")}
            hint={say("Pour te saluer.", "Om je te begroeten.")}
          />
        ),
        invalid: (
          <TextField
            {...common(say)}
            required
            value="lina@"
            error={say("Merci de renseigner ton adresse e-mail.", "Vul je e-mailadres in.")}
          />
        ),
        "invalid, in focus": (
          <Forced state="focus">
            <TextField
              {...common(say)}
              required
              value="lina@"
              error={say("Il manque la fin de l’adresse.", "Het einde van het adres ontbreekt.")}
            />
          </Forced>
        ),
        "read only": <TextField {...common(say)} required value="lina@exemple.fr" readOnly />,
        disabled: <TextField {...common(say)} required value="lina@exemple.fr" disabled />,
      })}
    />
  ),
};
