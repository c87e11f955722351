-- Who waits for a place, whom they invite, and the links by which they come in.

create table waitlist_entries (
  id uuid primary key,
  email text not null,
  email_key text not null unique,
  first_name text not null default '',
  last_name text not null default '',
  study_topics jsonb not null default '[]',
  beta_tester boolean not null default false,
  language text not null check (language in ('fr', 'en', 'nl')),
  status text not null check (status in ('unconfirmed', 'waiting', 'invited', 'joined')),
  inviter_id uuid references waitlist_entries (id) on delete set null,
  user_id uuid references users (id) on delete cascade,
  created_at timestamptz not null,
  invited_at timestamptz
);

create index waitlist_entries_by_time on waitlist_entries (created_at, id);
create index waitlist_entries_of_inviter on waitlist_entries (inviter_id);
create index waitlist_entries_of_user on waitlist_entries (user_id);

create table waitlist_invitees (
  id uuid primary key,
  entry_id uuid not null references waitlist_entries (id) on delete cascade,
  email text not null,
  email_key text not null,
  first_name text not null default '',
  last_name text not null default '',
  language text not null check (language in ('fr', 'en', 'nl')),
  unique (entry_id, email_key)
);

create index waitlist_invitees_by_email on waitlist_invitees (email_key);

create table waitlist_links (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('confirm', 'friend', 'activate')),
  entry_id uuid references waitlist_entries (id) on delete cascade,
  invitee_id uuid references waitlist_invitees (id) on delete cascade,
  expires_at timestamptz not null,
  check ((entry_id is null) <> (invitee_id is null))
);

create index waitlist_links_of_entry on waitlist_links (entry_id);
create index waitlist_links_of_invitee on waitlist_links (invitee_id);
create index waitlist_links_by_expiry on waitlist_links (expires_at);

-- Addresses that a friend's invitation was mailed to, or that want none: by hash alone, and for ever.
create table waitlist_addresses (
  email_hash bytea primary key,
  refused boolean not null,
  noted_at timestamptz not null
);

-- What was asked for: whether the address is known is looked up after the answer.
create table waitlist_requests (
  id uuid primary key,
  email_key text not null,
  request jsonb not null,
  created_at timestamptz not null
);

create index waitlist_requests_by_email on waitlist_requests (email_key);
