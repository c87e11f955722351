-- Since when an administrator keeps a capsule out of the catalogue: its owner cannot share it again.

alter table capsules add column sharing_barred_at timestamptz;
