-- Signing in with a code of an authenticator app after the password.

create table second_steps (
  user_id uuid primary key references users (id) on delete cascade,
  -- The key that the app shares; null until the first code of it was given.
  totp_secret text,
  confirmed_at timestamptz,
  -- The newest time step whose code was taken: each serves once.
  last_time_step bigint not null default 0,
  -- A key that is being set up.
  pending_secret text,
  created_at timestamptz not null
);

create table recovery_codes (
  user_id uuid not null references users (id) on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  primary key (user_id, code_hash)
);

-- Whoever gave the right password and still owes the code. It opens nothing by itself.
create table login_steps (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  remembered boolean not null,
  expires_at timestamptz not null
);

create index login_steps_by_user on login_steps (user_id);
create index login_steps_by_expiry on login_steps (expires_at);

-- When the session gave a second step; null for one that was opened by the password alone.
alter table sessions add column second_step_at timestamptz;
