-- Outside a transaction, so that profiles are saved meanwhile. If it was interrupted, an index is left that does not work.
drop index concurrently if exists talent_by_word_sounds;
create index concurrently talent_by_word_sounds on talent using gin (word_vector(word_sounds(document)))
  with (fastupdate = off) where public_from is not null or houses_from is not null;
