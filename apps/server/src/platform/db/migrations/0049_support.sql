-- Questions of members to the people who run the platform, and their answers.

create table support_conversations (
  -- The team's own: that of the client is known within its member alone.
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Made by the client: what is sent again counts once.
  conversation_id uuid not null,
  subject text not null,
  status text not null check (status in ('open', 'answered', 'closed')),
  request_hash bytea not null,
  created_at timestamptz not null,
  last_activity_at timestamptz not null,
  -- Since the first message that nobody answered.
  waiting_since timestamptz,
  message_count integer not null,
  -- The place of the last message that the member has seen.
  read_position integer not null,
  unique (user_id, conversation_id),
  check ((status = 'open') = (waiting_since is not null))
);

create index support_conversations_newest
  on support_conversations (user_id, last_activity_at desc, conversation_id desc);
create index support_conversations_waiting
  on support_conversations (waiting_since, id) where status = 'open';
create index support_conversations_by_status
  on support_conversations (status, last_activity_at desc, id desc);

create table support_messages (
  parent_id uuid not null references support_conversations (id) on delete cascade,
  position integer not null check (position > 0),
  -- Made by the client of whoever writes.
  message_id uuid not null,
  author text not null check (author in ('member', 'team')),
  text text not null,
  request_hash bytea not null,
  sent_at timestamptz not null,
  primary key (parent_id, position),
  unique (parent_id, message_id)
);
