-- The lists without numbers that a document holds, and where each of their entries stands.
alter table documents add column entry_lists jsonb;
