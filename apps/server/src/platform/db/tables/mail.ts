import type { Locale, MailKind, MailStatus } from "@alambic/contract";

import type { Defaulted, JsonColumn } from "./columns.ts";

export interface MailsTable {
  id: string;
  /** What it is sent for: a second mail for the same is not stored. */
  cause: string;
  kind: MailKind;
  user_id: string | null;
  recipient: string;
  language: Locale;
  /** What its text needs; emptied when it was sent, since a link opens an account. */
  parameters: JsonColumn<unknown>;
  status: Defaulted<MailStatus>;
  attempts: Defaulted<number>;
  error: Defaulted<string | null>;
  created_at: Date;
  /** When its link ends: it is not sent any more then. */
  expires_at: Date | null;
  settled_at: Defaulted<Date | null>;
}

export interface MailedLinksTable {
  /** SHA-256 of the token. */
  token_hash: Uint8Array;
  purpose: "password_reset" | "email_verify";
  user_id: string;
  /** The address that it was mailed to. */
  email: string;
  created_at: Date;
  expires_at: Date;
}

/**
 * What was asked for an e-mail address. Whether an account has it is looked up after the answer was
 * given, so that neither its words nor its time can tell.
 */
export interface AccountRequestsTable {
  id: string;
  kind: "password_forgot" | "email_link";
  /** The member who asked; null for a guest. */
  user_id: string | null;
  email: string;
  email_key: string;
  created_at: Date;
}

export interface MailTables {
  mails: MailsTable;
  mailed_links: MailedLinksTable;
  account_requests: AccountRequestsTable;
}
