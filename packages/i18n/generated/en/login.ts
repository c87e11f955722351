// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "login.errorNetwork": [{"type":0,"value":"The server cannot be reached. Check your connection and try again."}],
  "login.errorUnknown": [{"type":0,"value":"Something went wrong. Please try again."}],
  "login.failed": [{"type":0,"value":"You are not signed in"}],
  "login.heading": [{"type":0,"value":"Here you are again."}],
  "login.identifier": [{"type":0,"value":"Username or email"}],
  "login.identifierRequired": [{"type":0,"value":"Enter your username or your email."}],
  "login.lead": [{"type":0,"value":"Your capsules are where you left them."}],
  "login.noAccount": [{"type":0,"value":"No account yet? "},{"type":8,"value":"link","children":[{"type":0,"value":"Create one"}]}],
  "login.password": [{"type":0,"value":"Password"}],
  "login.passwordRequired": [{"type":0,"value":"Enter your password."}],
  "login.remember": [{"type":0,"value":"Keep me signed in"}],
  "login.rememberHint": [{"type":0,"value":"For 30 days, on this device. Not on a shared one."}],
  "login.signIn": [{"type":0,"value":"Sign in"}],
  "login.title": [{"type":0,"value":"Sign in"}],
};

export default messages;
