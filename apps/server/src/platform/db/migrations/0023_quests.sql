-- One quest each day of a learner. How it stands follows from what it asks and from its answers.

create table quests (
  user_id uuid not null references users (id) on delete cascade,
  quest_id uuid not null,
  -- The day and the zone that it was for the learner when it was first seen, and when that day ends there.
  day date not null,
  time_zone text not null,
  ends_at timestamptz not null,
  capsule_id uuid not null references capsules (id) on delete cascade,
  granule_id uuid not null,
  reason text not null check (reason in ('rework', 'missed', 'weak', 'lesson', 'fresh')),
  seconds_an_exercise integer not null,
  created_at timestamptz not null,
  corrected_at timestamptz,
  primary key (user_id, quest_id),
  unique (user_id, day)
);

create index quests_by_capsule on quests (capsule_id);

create table quest_items (
  user_id uuid not null,
  quest_id uuid not null,
  atom_id uuid not null references atoms (id) on delete cascade,
  position integer not null,
  reason text not null check (reason in ('rework', 'missed', 'weak', 'lesson', 'fresh')),
  is_reading boolean not null,
  -- Since when it can no longer be asked: its item was withdrawn, or its capsule left.
  dropped_at timestamptz,
  primary key (user_id, quest_id, atom_id),
  foreign key (user_id, quest_id) references quests (user_id, quest_id) on delete cascade
);

create index quest_items_by_atom on quest_items (atom_id);

-- Which answers of the log were given in a quest, each with the reply that it got.
create table quest_answers (
  user_id uuid not null,
  answer_id uuid not null,
  quest_id uuid not null,
  atom_id uuid not null,
  -- It came once the correction had been seen.
  is_late boolean not null,
  reply json not null,
  primary key (user_id, answer_id),
  foreign key (user_id, quest_id) references quests (user_id, quest_id) on delete cascade,
  foreign key (user_id, answer_id) references answers (user_id, answer_id) on delete cascade
);

create index quest_answers_of_quest on quest_answers (user_id, quest_id);

alter table xp_awards drop constraint xp_awards_reason_check;
alter table xp_awards add constraint xp_awards_reason_check check (reason in ('review', 'badge', 'quest'));
