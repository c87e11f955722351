-- What members write down of their learning.

create table journal_entries (
  user_id uuid not null references users (id) on delete cascade,
  entry_id uuid not null,
  mood text check (mood in ('positive', 'neutral', 'negative')),
  title text not null,
  content text not null,
  capsule_id uuid references capsules (id) on delete set null,
  molecule_id uuid references molecules (id) on delete set null,
  -- Title and content without case and accents, for the search.
  searched text not null,
  request_hash bytea not null,
  written_at timestamptz not null,
  received_at timestamptz not null,
  primary key (user_id, entry_id)
);

create index journal_entries_in_time on journal_entries (user_id, written_at desc, entry_id desc);
create index journal_entries_by_capsule on journal_entries (capsule_id);
create index journal_entries_by_molecule on journal_entries (molecule_id);
