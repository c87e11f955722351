// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "account.agree": ["By creating an account you accept the ",{"tag":"terms","children":"terms of use"}," and ",{"tag":"privacy","children":"how we use your data"},"."],
  "account.email": "Email",
  "account.emailInvalid": "Enter an address such as name@example.org.",
  "account.emailRequired": "Enter your email address.",
  "account.emailTaken": "An account already uses this address.",
  "account.errorRegister": "Unable to sign up.",
  "account.haveAccount": ["Already have an account? ",{"tag":"link","children":"Sign in"}],
  "account.password": "Password",
  "account.passwordCommon": "This password is among the most guessed. Choose another one.",
  "account.passwordConfirm": "Confirm password",
  "account.passwordMismatch": "Passwords do not match.",
  "account.passwordRequired": "Enter your password.",
  "account.passwordRules": "Password doesn’t meet all requirements.",
  "account.registerHeading": "Create your account",
  "account.registerLead": "Your account keeps your capsules, your answers and your progress.",
  "account.registerTitle": "Sign up",
  "account.signUp": "Create my account",
  "account.username": "Username",
  "account.usernameCharacters": "Use only letters, digits, dots, hyphens and underscores.",
  "account.usernameHint": "3 to 32 letters, digits, dots, hyphens or underscores.",
  "account.usernameRequired": "Choose a username.",
  "account.usernameTaken": "This username is already taken.",
  "account.usernameTooLong": "A username has at most 32 characters.",
  "account.usernameTooShort": "A username has at least 3 characters.",
  "account.waitlistInvited": "Your invitation is valid.",
  "account.waitlistText": "Alambic is opening step by step. Open your invitation link to create your account.",
  "account.waitlistTitle": "Sign-up is by invitation for now",
};

export default messages;
