// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "account.agree": [{"type":0,"value":"By creating an account you accept the "},{"type":8,"value":"terms","children":[{"type":0,"value":"terms of use"}]},{"type":0,"value":" and our "},{"type":8,"value":"privacy","children":[{"type":0,"value":"way with your data"}]},{"type":0,"value":"."}],
  "account.email": [{"type":0,"value":"Email"}],
  "account.emailInvalid": [{"type":0,"value":"Enter an address such as name@example.org."}],
  "account.emailRequired": [{"type":0,"value":"Enter your email address."}],
  "account.emailTaken": [{"type":0,"value":"An account already uses this address."}],
  "account.errorRegister": [{"type":0,"value":"Unable to sign up."}],
  "account.haveAccount": [{"type":0,"value":"Already have an account? "},{"type":8,"value":"link","children":[{"type":0,"value":"Sign in"}]}],
  "account.password": [{"type":0,"value":"Password"}],
  "account.passwordCommon": [{"type":0,"value":"This password is among the most guessed. Choose another one."}],
  "account.passwordConfirm": [{"type":0,"value":"Confirm password"}],
  "account.passwordMismatch": [{"type":0,"value":"Passwords do not match."}],
  "account.passwordRequired": [{"type":0,"value":"Enter your password."}],
  "account.passwordRules": [{"type":0,"value":"Password doesn’t meet all requirements."}],
  "account.registerHeading": [{"type":0,"value":"Begin with one sentence."}],
  "account.registerLead": [{"type":0,"value":"An account keeps your capsules, your answers and your progress."}],
  "account.registerTitle": [{"type":0,"value":"Create an account"}],
  "account.signUp": [{"type":0,"value":"Create my account"}],
  "account.username": [{"type":0,"value":"Username"}],
  "account.usernameCharacters": [{"type":0,"value":"Use only letters, digits, dots, hyphens and underscores."}],
  "account.usernameHint": [{"type":0,"value":"3 to 32 letters, digits, dots, hyphens or underscores."}],
  "account.usernameRequired": [{"type":0,"value":"Choose a username."}],
  "account.usernameTaken": [{"type":0,"value":"This username is already taken."}],
  "account.usernameTooLong": [{"type":0,"value":"A username has at most 32 characters."}],
  "account.usernameTooShort": [{"type":0,"value":"A username has at least 3 characters."}],
  "account.waitlistInvited": [{"type":0,"value":"Your invitation is with us: create your account and it is yours."}],
  "account.waitlistText": [{"type":0,"value":"Alambic opens its doors little by little. Open the link of your invitation to create your account."}],
  "account.waitlistTitle": [{"type":0,"value":"Sign-up is by invitation for now"}],
};

export default messages;
