import type { ColumnType } from "kysely";

import type {
  Locale,
  Plan,
  SubscriptionStatus,
  TutorialKey,
  TutorialStatus,
} from "@alambic/contract";

import type { Defaulted, JsonColumn } from "./columns.ts";

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
  /** When a second step was given: a code after the password, or a passkey. */
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

export interface PasskeysTable {
  id: string;
  user_id: string;
  /** As the authenticator named it, in base64url. */
  credential_id: string;
  /** In COSE. */
  public_key: Uint8Array;
  /** How often the authenticator says it signed. PostgreSQL gives a text. */
  counter: ColumnType<string | number, number, number>;
  transports: JsonColumn<string[]>;
  name: string;
  /** Whether its owner's other devices hold it as well. */
  is_synced: boolean;
  created_at: Date;
  last_used_at: Defaulted<Date | null>;
}

export interface PasskeyChallengesTable {
  /** SHA-256 of the token that was given for it. */
  token_hash: Uint8Array;
  /** SHA-256 of what is signed. */
  challenge_hash: Uint8Array;
  /** Null where any passkey of the server serves. */
  user_id: string | null;
  /** The session that adds a passkey. */
  session_id: string | null;
  /** The sign-in that the password began. */
  login_step_hash: Uint8Array | null;
  expires_at: Date;
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
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  rate_limits: RateLimitsTable;
  socket_tickets: SocketTicketsTable;
  tutorial_states: TutorialStatesTable;
}
