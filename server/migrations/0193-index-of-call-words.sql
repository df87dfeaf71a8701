-- Outside a transaction, so that casting calls are saved meanwhile. If it was interrupted, an index is left that does not work.
drop index concurrently if exists job_by_words_in_either_script;
create index concurrently job_by_words_in_either_script on job using gin (job_words(document)) with (fastupdate = off);
