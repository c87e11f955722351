-- Members, their sessions, and what is counted to hold back abuse.

create table users (
  id uuid primary key,
  username text not null,
  username_key text not null unique,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  preferred_language text not null check (preferred_language in ('fr', 'en', 'nl')),
  plan text not null default 'free' check (plan in ('free', 'premium', 'pro')),
  subscription_status text
    check (subscription_status in ('trialing', 'active', 'past_due', 'canceled')),
  is_superuser boolean not null default false,
  offline_mode_enabled boolean not null default false,
  created_at timestamptz not null
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);

create index sessions_of_user on sessions (user_id);
create index sessions_by_expiry on sessions (expires_at);

create table rate_limits (
  key text primary key,
  used integer not null,
  expires_at timestamptz not null
);

create index rate_limits_by_expiry on rate_limits (expires_at);

create table socket_tickets (
  ticket_hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  expires_at timestamptz not null
);

create index socket_tickets_of_session on socket_tickets (session_id);
create index socket_tickets_by_expiry on socket_tickets (expires_at);

create table tutorial_states (
  user_id uuid not null references users (id) on delete cascade,
  tutorial_key text not null,
  status text not null check (status in ('not_started', 'in_progress', 'skipped', 'completed')),
  last_step_index integer not null check (last_step_index >= 0),
  updated_at timestamptz not null,
  primary key (user_id, tutorial_key)
);
