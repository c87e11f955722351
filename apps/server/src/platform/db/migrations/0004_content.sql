-- Which version of the shipped content was loaded last, so that it is read again only when it changed.

create table loaded_content (
  single boolean primary key default true check (single),
  version text not null,
  loaded_at timestamptz not null
);
