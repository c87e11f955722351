-- What is told of a planned capsule without reading its outline: who planned it, and from which works.

alter table generations add column author text;
alter table generations add column sources jsonb;

update generations
set author = outline ->> 'author', sources = outline -> 'madeFrom'
where outline is not null;
