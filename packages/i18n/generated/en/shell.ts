// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "shell.about": "About",
  "shell.blog": "Blog",
  "shell.contact": "Contact",
  "shell.cookiePreferences": "Cookie preferences",
  "shell.documentTitle": [{"argument":"title"}," · Alambic"],
  "shell.failedText": "The connection may have dropped, or Alambic was just updated. Your answers are kept.",
  "shell.failedTitle": "This screen did not load",
  "shell.languageFailed": "The language has changed on this device only.",
  "shell.legal": "Help and legal pages",
  "shell.legalCookies": "Cookies",
  "shell.legalNotice": "Legal notice",
  "shell.legalPrivacy": "Privacy",
  "shell.legalReport": "Report content",
  "shell.legalTerms": "Terms of use",
  "shell.places": "On this page",
  "shell.reload": "Reload",
  "shell.signIn": "Sign in",
  "shell.signUp": "Sign up",
  "shell.tagline": "A topic, a PDF. The essence, distilled.",
  "shell.toDashboard": "Go to the dashboard",
  "shell.unreachable": "The server cannot be reached. Check your connection and try again.",
};

export default messages;
