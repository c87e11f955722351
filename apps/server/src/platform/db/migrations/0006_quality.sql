-- What vouches for an item, what was rejected and why, and what learners report.

alter table atoms add column quality jsonb;
-- Taken out by hand: a new version of the content does not bring it back.
alter table atoms add column is_withdrawn boolean not null default false;

create table rejected_items (
  id uuid primary key,
  capsule_id uuid not null references capsules (id) on delete cascade,
  outline_index integer not null,
  lesson_title text not null,
  title text not null,
  question text not null,
  content_type text not null,
  source jsonb,
  reasons jsonb not null
);

create index rejected_items_of_capsule on rejected_items (capsule_id, outline_index);

create table item_reports (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  report_id uuid not null,
  atom_id uuid not null references atoms (id) on delete cascade,
  capsule_id uuid not null references capsules (id) on delete cascade,
  reason text not null,
  comment text not null,
  details jsonb not null,
  created_at timestamptz not null,
  closed_at timestamptz,
  unique (user_id, report_id)
);

create index item_reports_of_atom on item_reports (atom_id);
create index item_reports_of_capsule on item_reports (capsule_id);
create index open_item_reports on item_reports (created_at, id) where closed_at is null;

-- The first answer of every learner to an item.
drop index answers_of_atom;
create index answers_of_atom on answers (atom_id, user_id, answered_at);

-- Bonus exercises and bonus theory are counted apart: one asked for does not do away with the other.
alter table molecules add column bonus_theory_rounds integer not null default 0;

-- What a document holds besides its running text: numbered lists, and pages that are only pictures.
alter table documents add column step_lists jsonb;
alter table documents add column scanned_pages jsonb;
