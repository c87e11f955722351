-- What members say of the platform, for administrators to read.

create table feedback (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Made by the client: what is sent again counts once.
  feedback_id uuid not null,
  mood text not null check (mood in ('positive', 'neutral', 'negative')),
  kind text not null check (kind in ('ux', 'bug', 'performance', 'content', 'other')),
  comment text not null,
  details jsonb,
  page text not null,
  category text not null,
  language text not null,
  request_hash bytea not null,
  sent_at timestamptz not null,
  handled_at timestamptz,
  unique (user_id, feedback_id)
);

create index feedback_in_time on feedback (sent_at desc, id desc);
