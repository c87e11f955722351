-- The day by which a learner means to know a capsule.

create table study_plans (
  user_id uuid primary key references users (id) on delete cascade,
  capsule_id uuid not null references capsules (id) on delete cascade,
  deadline_on date not null,
  minutes_a_day integer not null check (minutes_a_day between 5 and 240),
  -- Where the learner was: whoever reads the calendar does not say.
  time_zone text not null,
  updated_at timestamptz not null
);

create index study_plans_by_capsule on study_plans (capsule_id);

-- A private address at which calendar apps read a plan.
create table study_plan_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null
);
