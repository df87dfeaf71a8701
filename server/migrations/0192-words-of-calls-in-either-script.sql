-- Casting calls are found in either script, too. The index over what this makes of each comes with the next migration.

create function job_words(document tsvector) returns tsvector
  language sql immutable parallel safe
begin atomic
  select array_to_tsvector(string_to_array(words, ' ') || string_to_array(trim(sounds), ' '))
  from (select plain_text(array_to_string(tsvector_to_array($1), ' ')) words) as written,
    regexp_replace(word_sounds(' ' || words), ' (?=[^~])', ' =', 'g') sounds;
end;
comment on function job_words is
  'The words of a casting call, and how they sound: ~ begins the sound of one in Devanagari, = of one in Latin letters.';

-- To work these words out takes a millisecond for each casting call, so only the index is ever asked.
create function open_jobs_with_words(query tsquery, instant timestamptz) returns setof uuid
  language sql stable set enable_seqscan = off
begin atomic
  with found as materialized (select id, status, closes_at from job where job_words(document) @@ $1)
  select id from found where status = 'open' and closes_at > $2;
end;
comment on function open_jobs_with_words is 'The casting calls, open at an instant, of which the words match a query.';
