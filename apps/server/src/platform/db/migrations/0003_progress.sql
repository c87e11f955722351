-- Who learns what, every answer with the reply it got, and what the answers add up to.

create table enrolments (
  user_id uuid not null references users (id) on delete cascade,
  capsule_id uuid not null references capsules (id) on delete cascade,
  enrolled_at timestamptz not null,
  last_used_at timestamptz not null,
  left_at timestamptz,
  primary key (user_id, capsule_id)
);

create index enrolments_last_used on enrolments (user_id, last_used_at desc, capsule_id desc);
create index enrolments_of_capsule on enrolments (capsule_id);

create table answers (
  user_id uuid not null references users (id) on delete cascade,
  answer_id uuid not null,
  atom_id uuid not null,
  capsule_id uuid not null,
  request_hash bytea not null,
  reply json not null,
  correct boolean not null,
  revealed boolean not null,
  score double precision not null,
  xp_awarded integer not null,
  bonus_xp_awarded integer not null,
  elapsed_ms integer not null,
  answered_at timestamptz not null,
  received_at timestamptz not null,
  primary key (user_id, answer_id)
);

create index answers_of_atom on answers (atom_id);

create table atom_progress (
  user_id uuid not null references users (id) on delete cascade,
  atom_id uuid not null references atoms (id) on delete cascade,
  molecule_id uuid not null references molecules (id) on delete cascade,
  capsule_id uuid not null references capsules (id) on delete cascade,
  status text not null
    check (status in ('not_started', 'in_progress', 'completed', 'failed', 'validated')),
  attempts integer not null,
  was_revealed boolean not null,
  best_score double precision not null,
  xp_earned integer not null,
  bonus_xp_earned integer not null,
  updated_at timestamptz not null,
  primary key (user_id, atom_id)
);

create index atom_progress_of_molecule on atom_progress (user_id, molecule_id);
create index atom_progress_by_atom on atom_progress (atom_id);
create index atom_progress_by_molecule on atom_progress (molecule_id);
create index atom_progress_by_capsule on atom_progress (capsule_id);

create table molecule_progress (
  user_id uuid not null references users (id) on delete cascade,
  molecule_id uuid not null references molecules (id) on delete cascade,
  capsule_id uuid not null references capsules (id) on delete cascade,
  status text not null check (status in ('not_started', 'in_progress', 'completed')),
  atoms_completed integer not null,
  xp_earned integer not null,
  bonus_xp_earned integer not null,
  primary key (user_id, molecule_id)
);

create index molecule_progress_of_capsule on molecule_progress (user_id, capsule_id);
create index molecule_progress_by_molecule on molecule_progress (molecule_id);
create index molecule_progress_by_capsule on molecule_progress (capsule_id);

create table capsule_progress (
  user_id uuid not null references users (id) on delete cascade,
  capsule_id uuid not null references capsules (id) on delete cascade,
  status text not null check (status in ('not_started', 'in_progress', 'completed')),
  progress_percentage double precision not null,
  lessons_completed integer not null,
  atoms_completed integer not null,
  xp_earned integer not null,
  bonus_xp_earned integer not null,
  plan_bonus_xp integer not null default 0,
  primary key (user_id, capsule_id)
);

create index capsule_progress_by_capsule on capsule_progress (capsule_id);

create table study_days (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  study_ms bigint not null,
  answers integer not null,
  primary key (user_id, day)
);
