-- Where code stands in a document; null in those that were read before it was told.

alter table documents add column listings jsonb;
