// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "shell.about": "About",
  "shell.back": "Back",
  "shell.blog": "Blog",
  "shell.comingSoonText": "We are working on it. Come back soon.",
  "shell.comingSoonTitle": "Coming soon",
  "shell.contact": "Contact",
  "shell.cookiePreferences": "Cookie preferences",
  "shell.documentTitle": [{"argument":"title"}," · Alambic"],
  "shell.failedText": "The connection may have dropped, or Alambic was just updated. Your answers are kept.",
  "shell.failedTitle": "This screen did not load",
  "shell.languageFailed": "The language could not be saved to your account. It has changed on this device only.",
  "shell.legal": "Legal pages",
  "shell.legalCookies": "Cookies",
  "shell.legalNotice": "Legal notice",
  "shell.legalPrivacy": "Privacy",
  "shell.legalReport": "Report content",
  "shell.legalTerms": "Terms of use",
  "shell.notFoundText": "There is nothing at this address. It may have moved, or a letter may be missing.",
  "shell.notFoundTitle": "Page not found",
  "shell.places": "On this page",
  "shell.reload": "Reload",
  "shell.signIn": "Sign in",
  "shell.signUp": "Sign up",
  "shell.tagline": "A topic, a PDF. The essence, distilled.",
  "shell.toDashboard": "Go to the dashboard",
  "shell.toHomePage": "Go to the home page",
};

export default messages;
