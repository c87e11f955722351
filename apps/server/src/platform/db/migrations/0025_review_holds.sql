-- Cards that were put aside, and capsules whose cards begin anew.

create table review_holds (
  user_id uuid not null references users (id) on delete cascade,
  card_id uuid not null,
  -- Null where it waits until its learner takes it up again.
  until timestamptz,
  held_at timestamptz not null,
  primary key (user_id, card_id),
  foreign key (user_id, card_id) references review_cards (user_id, card_id) on delete cascade
);

create table review_restarts (
  user_id uuid not null references users (id) on delete cascade,
  restart_id uuid not null,
  capsule_id uuid not null references capsules (id) on delete cascade,
  -- When the learner wanted it, and how many cards it concerned.
  restarted_at timestamptz not null,
  cards integer not null,
  primary key (user_id, restart_id)
);

create index review_restarts_of_capsule on review_restarts (user_id, capsule_id);
create index review_restarts_by_capsule on review_restarts (capsule_id);
create index review_cards_of_capsule on review_cards (user_id, capsule_id);
