-- The notebook: each note a tree, with a version that grows by one with each change.

create table notes (
  user_id uuid not null references users (id) on delete cascade,
  note_id uuid not null,
  title text not null,
  content json not null,
  font text not null check (font in ('sans', 'serif', 'mono')),
  font_size text not null check (font_size in ('small', 'normal', 'large', 'xlarge')),
  version integer not null check (version > 0),
  capsule_id uuid references capsules (id) on delete set null,
  molecule_id uuid references molecules (id) on delete set null,
  -- The note of which this is another version, written on another device at the same time.
  conflict_of uuid,
  -- Title and text without case and accents, for the search.
  searched text not null,
  excerpt text not null,
  request_hash bytea not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, note_id)
);

create index notes_in_time on notes (user_id, updated_at desc, note_id desc);
create index notes_of_molecule on notes (user_id, molecule_id);
create index notes_by_capsule on notes (capsule_id);
create index notes_by_molecule on notes (molecule_id);
