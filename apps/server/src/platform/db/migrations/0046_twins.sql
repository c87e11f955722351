-- An item that stands in the languages of one capsule: its twins are remembered as one. Null where it has none.

alter table atoms add column twin_id uuid;

create index atoms_by_twin on atoms (twin_id) where twin_id is not null;
