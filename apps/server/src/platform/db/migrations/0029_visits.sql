-- How often screens were visited by those who agreed to be counted; nothing of who they were.

create table visit_counts (
  day date not null,
  screen text not null,
  language text not null check (language in ('fr', 'en', 'nl')),
  visits integer not null,
  primary key (day, screen, language)
);
