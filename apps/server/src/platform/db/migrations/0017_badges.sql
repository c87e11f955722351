-- What was earned on the way, and what a learner was told of.

-- What a badge was worth when it was awarded: its rule may change, or go.
create table awarded_badges (
  user_id uuid not null references users (id) on delete cascade,
  key text not null,
  points integer not null,
  bonus_xp integer not null,
  title text,
  awarded_at timestamptz not null,
  primary key (user_id, key)
);

alter table xp_awards drop constraint xp_awards_reason_check;
alter table xp_awards add constraint xp_awards_reason_check check (reason in ('review', 'badge'));

-- How far learners were looked at since the rules changed last: one row.
create table badge_backfill (
  is_only boolean primary key default true check (is_only),
  version text not null,
  last_user_id uuid,
  finished_at timestamptz
);

create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  -- What it is about: told again, it takes the place of what was told before.
  thing text not null,
  about json not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (user_id, kind, thing)
);

create index notifications_newest on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_by_age on notifications (created_at);
