import type { Letter } from "./renderMail.ts";

/** A mail as it goes out. */
export interface OutgoingMail extends Letter {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly createdAt: Date;
}

/** Brings mails to where they go. */
export interface Delivery {
  /** What a mail is afterwards. */
  readonly result: "sent" | "kept";
  /** Throws a `MailRefusedError` for what is not worth trying again, and any other error for what is. */
  readonly deliver: (mail: OutgoingMail) => Promise<void>;
}

/** The mail server refused a mail for good. */
export class MailRefusedError extends Error {
  override readonly name = "MailRefusedError";
}
