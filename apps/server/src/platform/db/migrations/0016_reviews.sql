-- What was learned comes back: the memory of each item, and every review with the reply it got.

-- The response itself and the learner's time zone, from now on.
alter table answers add column response json;
alter table answers add column time_zone text;

create index answers_of_learner on answers (user_id, atom_id);

-- Follows from the answers and the reviews of an item, and can be made again from them.
create table review_cards (
  user_id uuid not null references users (id) on delete cascade,
  card_id uuid not null,
  atom_id uuid not null references atoms (id) on delete cascade,
  molecule_id uuid not null references molecules (id) on delete cascade,
  capsule_id uuid not null references capsules (id) on delete cascade,
  due_at timestamptz not null,
  last_seen_at timestamptz not null,
  stability double precision not null,
  difficulty double precision not null,
  interval_days integer not null,
  reviews integer not null,
  lapses integer not null,
  streak integer not null,
  primary key (user_id, card_id)
);

create index review_cards_due on review_cards (user_id, due_at);
create index review_cards_by_atom on review_cards (atom_id);
create index review_cards_by_molecule on review_cards (molecule_id);
create index review_cards_by_capsule on review_cards (capsule_id);

create table reviews (
  user_id uuid not null references users (id) on delete cascade,
  review_id uuid not null,
  card_id uuid not null,
  capsule_id uuid not null,
  request_hash bytea not null,
  reply json not null,
  rating text not null check (rating in ('again', 'hard', 'good', 'easy')),
  response json,
  score double precision,
  elapsed_ms integer not null,
  -- The day and the zone that it was for the learner.
  day date not null,
  time_zone text not null,
  reviewed_at timestamptz not null,
  received_at timestamptz not null,
  undone_at timestamptz,
  primary key (user_id, review_id)
);

create index reviews_of_card on reviews (user_id, card_id);
create index reviews_by_day on reviews (user_id, day);

-- XP beside that of lessons: once for each reason and thing.
create table xp_awards (
  user_id uuid not null references users (id) on delete cascade,
  reason text not null check (reason in ('review')),
  thing text not null,
  xp integer not null check (xp > 0),
  awarded_at timestamptz not null,
  primary key (user_id, reason, thing)
);

-- Items that were answered before: they come back a day after they were seen last, and their memory is
-- made from their answers as soon as one more comes.
insert into review_cards
select p.user_id, p.atom_id, p.atom_id, p.molecule_id, p.capsule_id,
  p.updated_at + interval '1 day', p.updated_at, 1, 5, 1, 0, 0, 0
from atom_progress p
join atoms a on a.id = p.atom_id
where a.content_type <> 'lesson' and p.status <> 'not_started';
