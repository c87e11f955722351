// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "login.errorNetwork": "The server cannot be reached. Check your connection and try again.",
  "login.errorUnknown": "Something went wrong. Please try again.",
  "login.failed": "You are not signed in",
  "login.heading": "Here you are again.",
  "login.identifier": "Username or email",
  "login.identifierRequired": "Enter your username or your email.",
  "login.lead": "Your capsules are where you left them.",
  "login.noAccount": ["No account yet? ",{"tag":"link","children":"Create one"}],
  "login.password": "Password",
  "login.passwordRequired": "Enter your password.",
  "login.remember": "Keep me signed in",
  "login.rememberHint": "For 30 days, on this device. Not on a shared one.",
  "login.signIn": "Sign in",
  "login.title": "Sign in",
};

export default messages;
