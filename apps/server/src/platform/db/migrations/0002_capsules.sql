-- Capsules with their levels (granules), lessons (molecules) and items (atoms), and how they are made.

create table capsules (
  id uuid primary key,
  owner_id uuid references users (id) on delete cascade,
  content_key text unique,
  content_hash text,
  title text not null,
  description text not null,
  domain text not null,
  area text not null,
  main_skill text not null,
  language text not null check (language in ('fr', 'en', 'nl')),
  source_language text,
  icon text not null,
  author_name text not null,
  made_from_kind text not null check (made_from_kind in ('shipped', 'topic', 'document')),
  made_from_label text not null,
  tags jsonb not null,
  objectives jsonb not null,
  prerequisites jsonb not null,
  is_public boolean not null,
  generation_status text not null check (generation_status in ('pending', 'completed', 'failed')),
  duration_hours double precision,
  search tsvector not null,
  created_at timestamptz not null
);

create index capsules_catalogue on capsules (created_at desc, id desc) where is_public;
create index capsules_catalogue_by_language
  on capsules (language, created_at desc, id desc) where is_public;
create index capsules_catalogue_by_domain
  on capsules (domain, created_at desc, id desc) where is_public;
create index capsules_search on capsules using gin (search);
create index capsules_of_owner on capsules (owner_id);

create table granules (
  id uuid primary key,
  capsule_id uuid not null references capsules (id) on delete cascade,
  position integer not null check (position > 0),
  title text not null,
  description text not null,
  unique (capsule_id, position) deferrable initially deferred
);

create table molecules (
  id uuid primary key,
  capsule_id uuid not null references capsules (id) on delete cascade,
  granule_id uuid not null references granules (id) on delete cascade,
  outline_index integer not null,
  position integer not null check (position > 0),
  lesson_number integer not null check (lesson_number > 0),
  title text not null,
  description text not null,
  generation_status text not null check (generation_status in ('pending', 'completed', 'failed')),
  atom_count integer not null default 0,
  xp_total integer not null default 0,
  bonus_xp_total integer not null default 0,
  bonus_rounds integer not null default 0,
  unique (granule_id, position) deferrable initially deferred,
  unique (capsule_id, lesson_number) deferrable initially deferred
);

create table atoms (
  id uuid primary key,
  capsule_id uuid not null references capsules (id) on delete cascade,
  molecule_id uuid not null references molecules (id) on delete cascade,
  position integer not null check (position > 0),
  title text not null,
  content_type text not null,
  content jsonb not null,
  metadata jsonb not null,
  provenance jsonb,
  reward_xp integer not null check (reward_xp >= 0),
  is_bonus boolean not null default false,
  is_shared_bonus boolean not null default false,
  retired_at timestamptz
);

create unique index atoms_of_molecule on atoms (molecule_id, position) where retired_at is null;
create index atoms_of_capsule on atoms (capsule_id);

create table documents (
  capsule_id uuid primary key references capsules (id) on delete cascade,
  name text not null,
  title text,
  language text not null,
  page_count integer not null,
  word_count integer not null,
  headings jsonb not null,
  created_at timestamptz not null
);

create table document_pages (
  capsule_id uuid not null references documents (capsule_id) on delete cascade,
  position integer not null,
  page_number integer not null,
  text text not null,
  primary key (capsule_id, position)
);

create table generations (
  capsule_id uuid primary key references capsules (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  status text not null check (status in ('pending', 'completed', 'failed')),
  request jsonb not null,
  outline jsonb,
  next_lesson integer not null default 0,
  failure_code text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create unique index one_generation_of_a_user on generations (user_id) where status = 'pending';

create table quota_units (
  capsule_id uuid primary key references capsules (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  spent_at timestamptz not null,
  refunded_at timestamptz
);

create index quota_units_of_user on quota_units (user_id, spent_at) where refunded_at is null;

create table classification_corrections (
  id uuid primary key,
  user_id uuid references users (id) on delete set null,
  text text not null,
  suggested jsonb not null,
  corrected jsonb not null,
  created_at timestamptz not null
);

create index classification_corrections_by_time on classification_corrections (created_at desc);
create index classification_corrections_of_user on classification_corrections (user_id);
