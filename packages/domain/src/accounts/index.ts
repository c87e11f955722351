export { checkAge, countries, isCountry, leastAge } from "./age.ts";
export type { Country } from "./age.ts";
export {
  checkEmail,
  checkUsername,
  leastUsernameLength,
  mostEmailLength,
  mostUsernameLength,
} from "./identity.ts";
export type { FieldCode } from "./identity.ts";
export { isLookAlike } from "./lookAlike.ts";
export { mostPasskeys } from "./passkeys.ts";
export {
  leastPasswordLength,
  meetsPasswordRules,
  mostPasswordLength,
  passwordConfirmation,
  passwordRuleNames,
  passwordRules,
} from "./password.ts";
export type { PasswordRule, PasswordRuleName } from "./password.ts";
export { checkAccount, checkRegistration, readRegistration } from "./registration.ts";
export type {
  AccountFields,
  CheckedRegistration,
  FieldProblem,
  Registration,
  RegistrationField,
} from "./registration.ts";
