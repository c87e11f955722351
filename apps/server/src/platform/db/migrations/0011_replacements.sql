-- Items that somebody asked to have made anew, until another stands in their place.

create table item_replacements (
  atom_id uuid primary key references atoms (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  -- Asked, or failed.
  since timestamptz not null,
  -- Null while it is being made.
  failure text
);

create index item_replacements_of_user on item_replacements (user_id);
