import { text, url } from "./parsers.ts";
import type { Read } from "./parsers.ts";
import { mailboxOf } from "../mail/mailbox.ts";

interface Variables {
  readonly publicUrl: string | null;
  readonly mail: ReturnType<typeof readMailVariables>;
}

/** The variables of the mail server. Without `SMTP_URL` mails stand in the operator's outbox. */
export function readMailVariables(read: Read) {
  return {
    /** The server that takes mails, with name and password where it wants them. */
    smtpUrl: read("SMTP_URL", url(["smtp:", "smtps:"])),
    /** Who mails come from: an address, or a name with an address in angle brackets. */
    from: read("MAIL_FROM", {
      allowed: "an address, such as Alambic <no-reply@example.org>",
      fallback: null,
      parse: (value) => (mailboxOf(value) === null ? undefined : value),
    }),
    /** Where mails are kept that no server takes; `outbox` in the data folder unless set. */
    outboxFolder: read("MAIL_OUTBOX_DIR", text(null)),
  };
}

/** What is missing for the mail server that is set, in sentences. */
export function mailFaults({ publicUrl, mail: { smtpUrl, from } }: Variables): string[] {
  if (smtpUrl === null) return [];
  const faults: string[] = [];
  if (from === null) faults.push("MAIL_FROM must be set where SMTP_URL is.");
  if (publicUrl === null)
    faults.push("PUBLIC_URL must be set where SMTP_URL is: links in mails lead there.");
  return faults;
}
