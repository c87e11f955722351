import type { IllegalContentReport, Locale, VisitedScreen } from "@alambic/contract";

export interface VisitCountsTable {
  day: string;
  screen: VisitedScreen;
  language: Locale;
  visits: number;
}

export interface IllegalContentReportsTable {
  id: string;
  /** What the receipt names it by. */
  reference: string;
  address: string;
  reason: IllegalContentReport["reason"];
  explanation: string;
  name: string | null;
  email: string | null;
  email_key: string | null;
  created_at: Date;
}

/** An account that is made once its address is confirmed. */
export interface PendingAccountsTable {
  id: string;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  password_hash: string;
  preferred_language: Locale;
  /** SHA-256 of the token; none where an account has the address already. */
  token_hash: Uint8Array | null;
  created_at: Date;
  expires_at: Date;
}

export interface PublicTables {
  visit_counts: VisitCountsTable;
  illegal_content_reports: IllegalContentReportsTable;
  pending_accounts: PendingAccountsTable;
}
