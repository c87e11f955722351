import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { documented, Forced, forcedIn, Held, ofFields, StateSheet } from "../../testing/index.ts";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "Primitives/TextField",
  component: TextField,
  args: { label: "Adresse e-mail", type: "email", value: "", onChange: fn(), required: true },
  parameters: documented({
    purpose:
      "One line of text. The label says what, the hint how, the error what is wrong and what to do.",
    useFor: "Names, addresses, titles, amounts.",
    notFor: "Passwords: `PasswordField`. Searching: `SearchField`. Several lines: `TextArea`.",
    content: "A label of one to three words, without a colon. No placeholder in its place.",
    accessibility:
      "A native input with its label; hint and error describe it, the error is announced when it comes. A field that is not required says so, so that no star has to be explained.",
    dos: ["Set `autoComplete` and the keypad that fits."],
    donts: ["Don’t judge before the field was left."],
  }),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Held initial={args.value}>
      {(value, onChange) => <TextField {...args} value={value} onChange={onChange} />}
    </Held>
  ),
};

const common = { label: "Adresse e-mail", value: "", onChange: fn() };

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      fill
      states={{
        empty: <TextField {...common} required placeholder="lina@exemple.fr" />,
        filled: <TextField {...common} required value="lina@exemple.fr" />,
        ...forcedIn(ofFields, <TextField {...common} required value="lina@exemple.fr" />),
        optional: <TextField {...common} label="Prénom" hint="Pour te saluer." />,
        invalid: (
          <TextField
            {...common}
            required
            value="lina@"
            error="Merci de renseigner ton adresse e-mail."
          />
        ),
        "invalid, in focus": (
          <Forced state="focus">
            <TextField {...common} required value="lina@" error="Il manque la fin de l’adresse." />
          </Forced>
        ),
        "read only": <TextField {...common} required value="lina@exemple.fr" readOnly />,
        disabled: <TextField {...common} required value="lina@exemple.fr" disabled />,
      }}
    />
  ),
};
