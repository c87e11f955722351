-- The tables that a document holds, and where each of their cells stands.
alter table documents add column tables jsonb;
