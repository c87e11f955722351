-- What a language model was asked for, for whom, and what it took. A call stands here before it is made.

create table model_calls (
  id uuid primary key,
  capsule_id uuid references capsules (id) on delete set null,
  user_id uuid references users (id) on delete set null,
  purpose text not null,
  model text not null,
  status text not null check (status in ('reserved', 'settled', 'unknown', 'released')),
  tokens bigint not null check (tokens >= 0),
  input_tokens bigint,
  output_tokens bigint,
  cost_micros bigint not null default 0,
  started_at timestamptz not null,
  ended_at timestamptz
);

create index model_calls_by_time on model_calls (started_at);
create index model_calls_of_user on model_calls (user_id, started_at);
create index model_calls_of_capsule on model_calls (capsule_id);
