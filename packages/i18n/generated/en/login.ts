// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "login.errorNetwork": "The server cannot be reached. Check your connection and try again.",
  "login.errorUnknown": "Something went wrong. Please try again.",
  "login.failed": "Sign-in failed",
  "login.forgot": "Forgot password?",
  "login.heading": "Welcome back.",
  "login.identifier": "Username or email",
  "login.identifierRequired": "Enter your username or email address.",
  "login.lead": "Your capsules are just as you left them.",
  "login.noAccount": ["No account yet? ",{"tag":"link","children":"Sign up"}],
  "login.password": "Password",
  "login.passwordRequired": "Enter your password.",
  "login.remember": "Keep me signed in",
  "login.rememberHint": "For 30 days on this device. Not for shared devices.",
  "login.signIn": "Sign in",
  "login.title": "Sign in",
};

export default messages;
