-- The shelf: capsules that stand in the catalogue before they are made.

create table shelf_entries (
  capsule_id uuid primary key references capsules (id) on delete cascade,
  -- What stands for the content of the newest version, and for that which is stored: null before it is made.
  version text not null,
  made_version text,
  -- What the newest version holds, shown until it is made.
  level_count integer not null,
  lesson_count integer not null,
  atom_count integer not null,
  xp_total integer not null,
  -- The works that it was made from.
  sources json not null default '[]'
);

-- How much a capsule asks for, and which it builds on: only what ships with the product says so.
alter table capsules add column level text check (level in ('beginner', 'intermediate', 'advanced'));
alter table capsules add column after_id uuid references capsules (id) on delete set null;

create index capsules_after on capsules (after_id);
