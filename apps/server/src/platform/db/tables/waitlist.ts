import type { Locale, WaitlistEntryStatus } from "@alambic/contract";

import type { Defaulted, JsonColumn } from "./columns.ts";

export interface WaitlistEntriesTable {
  id: string;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
  study_topics: JsonColumn<readonly string[]>;
  beta_tester: boolean;
  language: Locale;
  status: WaitlistEntryStatus;
  /** The entry of the friend who brought them. */
  inviter_id: Defaulted<string | null>;
  /** The account that came of it. */
  user_id: Defaulted<string | null>;
  created_at: Date;
  invited_at: Defaulted<Date | null>;
}

export interface WaitlistInviteesTable {
  id: string;
  entry_id: string;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
  language: Locale;
}

export interface WaitlistLinksTable {
  /** SHA-256 of the token. */
  token_hash: Uint8Array;
  purpose: "confirm" | "friend" | "activate";
  entry_id: string | null;
  invitee_id: string | null;
  expires_at: Date;
}

/** Addresses that strangers were invited at, or that want no invitation: by hash alone. */
export interface WaitlistAddressesTable {
  email_hash: Uint8Array;
  refused: boolean;
  noted_at: Date;
}

export interface WaitlistRequestsTable {
  id: string;
  email_key: string;
  request: JsonColumn<unknown>;
  created_at: Date;
}

export interface WaitlistTables {
  waitlist_entries: WaitlistEntriesTable;
  waitlist_invitees: WaitlistInviteesTable;
  waitlist_links: WaitlistLinksTable;
  waitlist_addresses: WaitlistAddressesTable;
  waitlist_requests: WaitlistRequestsTable;
}
