-- What members ask the coach, and what it said.

create table coach_exchanges (
  user_id uuid not null references users (id) on delete cascade,
  message_id uuid not null,
  capsule_id uuid references capsules (id) on delete set null,
  content text not null,
  request_hash bytea not null,
  asked_at timestamptz not null,
  -- Null while the answer is on its way.
  answer json,
  read_at timestamptz,
  primary key (user_id, message_id)
);

create index coach_exchanges_in_time on coach_exchanges (user_id, asked_at desc, message_id desc);
create index coach_exchanges_unread on coach_exchanges (user_id, capsule_id) where read_at is null;
create index coach_exchanges_by_capsule on coach_exchanges (capsule_id);

-- What counts in the quota; it stays when the conversation is deleted.
create table coach_units (
  user_id uuid not null references users (id) on delete cascade,
  message_id uuid not null,
  spent_at timestamptz not null,
  returned_at timestamptz,
  primary key (user_id, message_id)
);

create index coach_units_in_time on coach_units (user_id, spent_at);
