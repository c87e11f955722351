-- Mails as they wait and as they went, the links in them, and what a member may see of their sessions.

create table mails (
  id uuid primary key,
  cause text not null unique,
  kind text not null,
  user_id uuid references users (id) on delete cascade,
  recipient text not null,
  language text not null check (language in ('fr', 'en', 'nl')),
  parameters jsonb not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  error text,
  created_at timestamptz not null,
  expires_at timestamptz,
  settled_at timestamptz
);

create index mails_by_time on mails (created_at desc, id desc);
create index mails_of_user on mails (user_id);

create table mailed_links (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('password_reset', 'email_verify')),
  user_id uuid not null references users (id) on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);

create index mailed_links_of_user on mailed_links (user_id);
create index mailed_links_by_expiry on mailed_links (expires_at);

create table account_requests (
  id uuid primary key,
  kind text not null check (kind in ('password_forgot', 'email_link')),
  user_id uuid references users (id) on delete cascade,
  email text not null,
  email_key text not null,
  created_at timestamptz not null
);

create index account_requests_of_user on account_requests (user_id);
create index account_requests_by_email on account_requests (email_key);

alter table users add column email_verified_at timestamptz;

alter table sessions add column browser text;
alter table sessions add column system text;
