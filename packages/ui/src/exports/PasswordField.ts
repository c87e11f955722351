export { PasswordField } from "../primitives/password-field/PasswordField.tsx";
export type { PasswordFieldProps } from "../primitives/password-field/PasswordField.tsx";
export { passwordRuleNames } from "../primitives/password-field/PasswordRules.tsx";
export type {
  PasswordRuleName,
  PasswordRuleState,
} from "../primitives/password-field/PasswordRules.tsx";
