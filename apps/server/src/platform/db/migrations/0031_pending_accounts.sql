-- Accounts that are made once their address is confirmed; their names are kept free until then.

create table pending_accounts (
  id uuid primary key,
  username text not null,
  username_key text not null unique,
  email text not null,
  email_key text not null,
  password_hash text not null,
  preferred_language text not null check (preferred_language in ('fr', 'en', 'nl')),
  token_hash bytea unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index pending_accounts_by_email on pending_accounts (email_key);
create index pending_accounts_by_expiry on pending_accounts (expires_at);
