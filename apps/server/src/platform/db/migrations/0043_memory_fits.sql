-- What is known of how a learner forgets: what came of the latest fit of FSRS's parameters, and those in use.

create table memory_fits (
  user_id uuid primary key references users (id) on delete cascade,
  -- When a fit was asked for last, and how many reviews there were then.
  asked_at timestamptz not null,
  asked_reviews integer not null,
  -- When the last one ended: one that was asked for since is under way.
  ended_at timestamptz,
  -- Of that one, as are all that follow.
  outcome text check (outcome in ('kept', 'not_better', 'too_few', 'failed')),
  -- Why it failed.
  fault text,
  -- The latest comparison with people's parameters and the plain average; a fit that fails leaves it.
  compared jsonb,
  compared_at timestamptz,
  -- The parameters that were kept, and the model they are of; a fit that fails leaves them.
  parameters jsonb,
  version text,
  check ((parameters is null) = (version is null)),
  check ((compared is null) = (compared_at is null))
);

-- Whether parameters that were kept are used.
alter table review_settings add column own_parameters boolean not null default true;
