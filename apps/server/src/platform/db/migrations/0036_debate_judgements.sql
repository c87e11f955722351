-- What the coach judged of debates.

create table debate_judgements (
  user_id uuid not null references users (id) on delete cascade,
  judgement_id uuid not null,
  debate_id uuid not null,
  version integer not null,
  asked_at timestamptz not null,
  -- Null while it is on its way.
  judgement json,
  primary key (user_id, judgement_id),
  foreign key (user_id, debate_id) references works (user_id, work_id) on delete cascade
);

create index debate_judgements_by_debate on debate_judgements (user_id, debate_id, asked_at desc);
