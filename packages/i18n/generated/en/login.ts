// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "login.byPasskey": "Continue with your passkey",
  "login.code": "Code",
  "login.codeHeading": "One more step",
  "login.codeHint": "The six digits of your app, or a recovery code.",
  "login.codeLead": "Your password is right. Now enter the code that your app shows.",
  "login.codeRequired": "Enter the code.",
  "login.codeTooLate": "Five minutes have passed. Start again with your password.",
  "login.errorNetwork": "The server cannot be reached. Check your connection and try again.",
  "login.errorUnknown": "Something went wrong. Please try again.",
  "login.failed": "Sign-in failed",
  "login.forgot": "Forgot password?",
  "login.heading": "Welcome back.",
  "login.identifier": "Username or email",
  "login.identifierRequired": "Enter your username or email address.",
  "login.lead": "Your capsules are just as you left them.",
  "login.noAccount": ["No account yet? ",{"tag":"link","children":"Sign up"}],
  "login.passkey": "Sign in with a passkey",
  "login.passkeyLead": "Your password is right. Now use your passkey or a code.",
  "login.password": "Password",
  "login.passwordRequired": "Enter your password.",
  "login.remember": "Keep me signed in",
  "login.rememberHint": "For 30 days on this device. Not for shared devices.",
  "login.restart": "Start again",
  "login.signIn": "Sign in",
  "login.title": "Sign in",
};

export default messages;
