-- Bonus items that somebody asked for, until they were made or not: asked for again, they are made once.

create table bonus_requests (
  molecule_id uuid not null references molecules (id) on delete cascade,
  kind text not null check (kind in ('exercises', 'theory')),
  user_id uuid not null references users (id) on delete cascade,
  since timestamptz not null,
  primary key (molecule_id, kind)
);

create index bonus_requests_of_user on bonus_requests (user_id);
