import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import {
  documented,
  forcedIn,
  Held,
  inLanguages,
  ofFields,
  StateSheet,
} from "../../testing/index.ts";
import type { Say } from "../../testing/index.ts";
import { PasswordField } from "./PasswordField.tsx";
import type { PasswordFieldProps } from "./PasswordField.tsx";
import { passwordRuleNames } from "./PasswordRules.tsx";

const rulesWith = (...met: readonly string[]) =>
  passwordRuleNames.map((rule) => ({ rule, met: met.includes(rule) }));

const meta = {
  title: "Primitives/PasswordField",
  component: PasswordField,
  args: {
    label: "Mot de passe",
    required: true,
    value: "",
    onChange: fn(),
    autoComplete: "new-password",
    rules: rulesWith(),
  },
  parameters: {
    ...inLanguages<PasswordFieldProps>({ en: { label: "Password" } }),
    ...documented({
      purpose:
        "A password that can be shown while it is typed. When a new one is chosen, its rules stand below and are ticked off live; the rules themselves come from the domain.",
      useFor: "Signing in, signing up, a new password.",
      notFor: "Codes and numbers: `TextField`.",
      content: "Rules say what is needed, not what is wrong.",
      accessibility:
        "The button says whether it shows or hides. Each rule is met or not in an icon and in words, and how many are met is announced politely. Pasting and password managers work.",
      dos: ["Let password managers and pasting work."],
      donts: ["Don’t ask for it twice: it can be shown."],
    }),
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <Held initial={args.value}>
      {(value, onChange) => <PasswordField {...args} value={value} onChange={onChange} />}
    </Held>
  ),
};

const common = (say: Say) => ({
  label: say({ fr: "Mot de passe", en: "Password", nl: "Wachtwoord" }),
  required: true,
  onChange: fn(),
});

export const States: Story = {
  tags: ["!dev", "!autodocs"],
  render: () => (
    <StateSheet
      layout="rows"
      states={(say) => ({
        "to sign in": <PasswordField {...common(say)} value="" autoComplete="current-password" />,
        ...forcedIn(
          ofFields,
          <PasswordField {...common(say)} value="Alambic-2026" autoComplete="current-password" />,
        ),
        "no rule met": (
          <PasswordField
            {...common(say)}
            value=""
            autoComplete="new-password"
            rules={rulesWith()}
          />
        ),
        "some rules met": (
          <PasswordField
            {...common(say)}
            value="Alambic"
            autoComplete="new-password"
            rules={rulesWith("lowercase", "uppercase")}
          />
        ),
        "all rules met": (
          <PasswordField
            {...common(say)}
            value="Alambic-2026"
            autoComplete="new-password"
            rules={rulesWith(...passwordRuleNames)}
          />
        ),
        invalid: (
          <PasswordField
            {...common(say)}
            value="alambic"
            autoComplete="new-password"
            error={say({
              fr: "Le mot de passe ne remplit pas toutes les règles.",
              en: "The password does not meet all the rules.",
              nl: "Het wachtwoord voldoet niet aan alle eisen.",
            })}
          />
        ),
      })}
    />
  ),
};
