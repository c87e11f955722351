import type { SendMailOptions } from "nodemailer";

import { assertHeader } from "./assertHeader.ts";
import type { OutgoingMail } from "./Delivery.ts";
import { recipientOf } from "./mailbox.ts";
import type { Mailbox } from "./mailbox.ts";

/** A mail as nodemailer takes it. Throws where a header would hold a line end. */
export function messageOf(mail: OutgoingMail, from: Mailbox): SendMailOptions {
  const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
  return {
    from: { ...from },
    to: { ...recipientOf(mail.recipient) },
    subject: assertHeader("Subject", mail.subject),
    text: mail.text,
    html: mail.html,
    date: mail.createdAt,
    // The same for a mail that is sent again, so that a mailbox can tell.
    messageId: `<${mail.id}@${assertHeader("Message-ID", domain)}>`,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
