-- What administrators read of members' private capsules, and the open report that let them. Ids only,
-- which outlive what they name.

create table private_reads (
  id uuid primary key,
  reader_id uuid not null,
  operation text not null,
  capsule_id uuid not null,
  atom_id uuid,
  report_id uuid not null,
  read_at timestamptz not null
);

create index private_reads_of_capsule on private_reads (capsule_id, read_at);
