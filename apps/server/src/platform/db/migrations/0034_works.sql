-- What a member makes in a discipline, with a version that grows by one with each change.

create table works (
  user_id uuid not null references users (id) on delete cascade,
  work_id uuid not null,
  discipline text not null check (discipline in ('debate', 'code_notebook')),
  -- A question, or a title.
  title text not null,
  excerpt text not null,
  content json not null,
  version integer not null check (version > 0),
  capsule_id uuid references capsules (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, work_id)
);

create index works_in_time on works (user_id, discipline, updated_at desc, work_id desc);
create index works_by_capsule on works (capsule_id);
