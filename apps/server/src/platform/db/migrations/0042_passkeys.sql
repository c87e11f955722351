-- Passkeys: signing in by what an authenticator signs, alone or after the password.

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- As the authenticator named it, in base64url; it belongs to one member.
  credential_id text not null unique,
  -- In COSE. It is no secret.
  public_key bytea not null,
  -- How often the authenticator says it signed; most of today's say 0.
  counter bigint not null,
  transports jsonb not null,
  name text not null,
  -- Whether its owner's other devices hold it as well.
  is_synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

create index passkeys_by_user on passkeys (user_id);

-- What an authenticator was asked to sign. Each serves once, for what and for whom it was asked.
create table passkey_challenges (
  token_hash bytea primary key,
  challenge_hash bytea not null,
  -- Null where any passkey of the server serves.
  user_id uuid references users (id) on delete cascade,
  -- The session that adds a passkey.
  session_id uuid references sessions (id) on delete cascade,
  -- The sign-in that the password began.
  login_step_hash bytea references login_steps (token_hash) on delete cascade,
  expires_at timestamptz not null,
  check (session_id is null or login_step_hash is null),
  check ((user_id is null) = (session_id is null and login_step_hash is null))
);

create index passkey_challenges_by_user on passkey_challenges (user_id);
create index passkey_challenges_by_session on passkey_challenges (session_id);
create index passkey_challenges_by_login_step on passkey_challenges (login_step_hash);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);
