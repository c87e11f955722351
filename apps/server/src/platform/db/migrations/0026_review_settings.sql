-- How a learner wants to review, and the days on which what they learned is to be known.

create table review_settings (
  user_id uuid primary key references users (id) on delete cascade,
  new_per_day integer not null check (new_per_day between 0 and 200),
  -- Null: all that waits.
  minutes_a_day integer check (minutes_a_day between 5 and 240),
  desired_retention double precision not null check (desired_retention between 0.8 and 0.97)
);

create table review_exams (
  user_id uuid not null references users (id) on delete cascade,
  capsule_id uuid not null references capsules (id) on delete cascade,
  -- The day and the zone that it is for the learner.
  exam_on date not null,
  time_zone text not null,
  primary key (user_id, capsule_id)
);

create index review_exams_by_capsule on review_exams (capsule_id);

-- When a card comes back for the sake of an exam, until that is over.
alter table review_cards add column exam_due_at timestamptz;
alter table review_cards add column exam_ends_at timestamptz;
