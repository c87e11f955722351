-- Members who try new things before the others.
alter table users add column is_beta_tester boolean not null default false;
