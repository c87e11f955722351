import type { ColumnType } from "kysely";

import type {
  Locale,
  Plan,
  SubscriptionStatus,
  TutorialKey,
  TutorialStatus,
} from "@alambic/contract";

import type { Defaulted } from "./columns.ts";

export interface UsersTable {
  id: string;
  username: string;
  /** The name as it is compared: folded, so that two do not differ by case alone. */
  username_key: string;
  email: string;
  email_key: string;
  password_hash: string;
  preferred_language: Locale;
  plan: Defaulted<Plan>;
  subscription_status: Defaulted<Exclude<SubscriptionStatus, "superuser"> | null>;
  is_superuser: Defaulted<boolean>;
  is_beta_tester: Defaulted<boolean>;
  offline_mode_enabled: Defaulted<boolean>;
  /** When a link was followed that was mailed to the address. */
  email_verified_at: Defaulted<Date | null>;
  created_at: Date;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  /** SHA-256 of the token. */
  token_hash: Uint8Array;
  created_at: Date;
  expires_at: Date;
  revoked_at: Defaulted<Date | null>;
  browser: Defaulted<string | null>;
  system: Defaulted<string | null>;
  /** When a code was given after the password. */
  second_step_at: Defaulted<Date | null>;
}

export interface SecondStepsTable {
  user_id: string;
  /** The key that an authenticator app shares; null until the first code of it was given. */
  totp_secret: Defaulted<string | null>;
  confirmed_at: Defaulted<Date | null>;
  /** The newest time step whose code was taken. PostgreSQL gives a text. */
  last_time_step: ColumnType<string | number, number | undefined, number>;
  /** A key that is being set up. */
  pending_secret: Defaulted<string | null>;
  created_at: Date;
}

export interface RecoveryCodesTable {
  user_id: string;
  /** SHA-256 of the code. */
  code_hash: Uint8Array;
  created_at: Date;
}

export interface LoginStepsTable {
  /** SHA-256 of the token. */
  token_hash: Uint8Array;
  user_id: string;
  remembered: boolean;
  expires_at: Date;
}

export interface RateLimitsTable {
  key: string;
  used: number;
  expires_at: Date;
}

export interface SocketTicketsTable {
  /** SHA-256 of the ticket. */
  ticket_hash: Uint8Array;
  session_id: string;
  expires_at: Date;
}

export interface TutorialStatesTable {
  user_id: string;
  tutorial_key: TutorialKey;
  status: TutorialStatus;
  last_step_index: number;
  updated_at: Date;
}

export interface AccountTables {
  users: UsersTable;
  sessions: SessionsTable;
  second_steps: SecondStepsTable;
  recovery_codes: RecoveryCodesTable;
  login_steps: LoginStepsTable;
  rate_limits: RateLimitsTable;
  socket_tickets: SocketTicketsTable;
  tutorial_states: TutorialStatesTable;
}
