-- What stands of an answer while a language model writes it; null before, and once the answer is there.
alter table coach_exchanges add column written json;
