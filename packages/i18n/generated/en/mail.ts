// Generated from messages/ by `pn --filter @alambic/i18n generate`.
import type { CompiledMessages } from "../../src/messages.ts";

const messages: CompiledMessages = {
  "mail.copyLink": "If the button does not open, copy this link into your browser:",
  "mail.email_changed.action": "This wasn’t me",
  "mail.email_changed.body": "Your Alambic account now uses another address. We won’t write to this one any more.",
  "mail.email_changed.heading": "Your email address was changed",
  "mail.email_changed.note": "If it was you, there is nothing to do. If not, write to the team right away: its details are on this page.",
  "mail.email_changed.subject": "Your email address was changed",
  "mail.email_known.action": "Choose a password",
  "mail.email_known.body": "Someone, most likely you, wanted to use this address for an Alambic account. It already has one.",
  "mail.email_known.heading": "You already have an account",
  "mail.email_known.note": "Sign in with this address, or ask for a new password. If it wasn’t you, there is nothing to do: nothing has changed.",
  "mail.email_known.subject": "You already have an account",
  "mail.email_verify.action": "Confirm my address",
  "mail.email_verify.body": "Confirm it, and your Alambic account will use it to write to you and to let you back in if you forget your password.",
  "mail.email_verify.heading": "Is this your address?",
  "mail.email_verify.note": "The link works once, for 24 hours. If you didn’t ask for it, there is nothing to do.",
  "mail.email_verify.subject": "Confirm your email address",
  "mail.footer": ["This email comes from Alambic (",{"argument":"host"},"). It was sent automatically; nobody reads replies."],
  "mail.password_changed.action": "This wasn’t me",
  "mail.password_changed.body": "The password of your account was just replaced, and your other sessions were ended.",
  "mail.password_changed.heading": "Your password was changed",
  "mail.password_changed.note": "If it was you, there is nothing to do. If not, ask for a new password right away.",
  "mail.password_changed.subject": "Your password was changed",
  "mail.password_reset.action": "Choose a password",
  "mail.password_reset.body": "Someone, most likely you, asked for a new password for the account that uses this address.",
  "mail.password_reset.heading": "A new password?",
  "mail.password_reset.note": "The link works once, for one hour. If you didn’t ask for it, there is nothing to do: your password stays the same.",
  "mail.password_reset.subject": "Choose a new password",
};

export default messages;
