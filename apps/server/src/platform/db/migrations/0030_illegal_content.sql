-- Reports of illegal content, and the reference that each got as its receipt.

create table illegal_content_reports (
  id uuid primary key,
  reference text not null unique,
  address text not null,
  reason text not null check (reason in ('illegal', 'hate', 'copyright', 'privacy', 'other')),
  explanation text not null,
  name text,
  email text,
  email_key text,
  created_at timestamptz not null
);

create index illegal_content_reports_by_email on illegal_content_reports (email_key);
