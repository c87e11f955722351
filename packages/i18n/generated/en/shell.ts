// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "shell.documentTitle": [{"type":1,"value":"title"},{"type":0,"value":" · Alambic"}],
  "shell.failedText": [{"type":0,"value":"The connection may have dropped, or Alambic was just updated. Your answers are kept."}],
  "shell.failedTitle": [{"type":0,"value":"This screen did not load"}],
  "shell.languageFailed": [{"type":0,"value":"The language could not be saved to your account. It is changed on this device."}],
  "shell.legal": [{"type":0,"value":"Legal pages"}],
  "shell.legalCookies": [{"type":0,"value":"Cookies"}],
  "shell.legalNotice": [{"type":0,"value":"Legal notice"}],
  "shell.legalPrivacy": [{"type":0,"value":"Privacy"}],
  "shell.legalReport": [{"type":0,"value":"Report content"}],
  "shell.legalTerms": [{"type":0,"value":"Terms of use"}],
  "shell.notFoundText": [{"type":0,"value":"Nothing has been distilled at this address. It may have moved, or a letter is missing."}],
  "shell.notFoundTitle": [{"type":0,"value":"Page not found"}],
  "shell.reload": [{"type":0,"value":"Reload"}],
  "shell.signIn": [{"type":0,"value":"Sign in"}],
  "shell.signUp": [{"type":0,"value":"Create an account"}],
  "shell.tagline": [{"type":0,"value":"A topic, a PDF. The essence, distilled."}],
  "shell.toDashboard": [{"type":0,"value":"Go to the dashboard"}],
  "shell.toHomePage": [{"type":0,"value":"Go to the home page"}],
};

export default messages;
