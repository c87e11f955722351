-- Since when a lesson is no longer part of its capsule. It stays for those who learned in it.

alter table molecules add column retired_at timestamptz;
