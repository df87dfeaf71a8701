-- A text as it is searched: small letters without accents, its words apart by one blank, none around it.
-- server/src/features/profiles/plain-text.ts does the same to what is searched for.
create function plain_text(text) returns text
  language sql immutable parallel safe
  return trim(regexp_replace(
    lower(regexp_replace(normalize(coalesce($1, ''), nfkd), '[\u0300-\u036f]', '', 'g')),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0]+', ' ', 'g'
  ));

-- What a talent is found by, with a blank before each word. array_to_string is immutable for texts.
create function plain_profile(name text, skills text[], city text) returns text
  language sql immutable parallel safe
  return ' ' || left(plain_text(concat_ws(' ', name, array_to_string(skills, ' '), city)), 300);

create function word_vector(document text) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(string_to_array(ltrim(document), ' '));

-- Copies for the filter, short enough to stand in its indexes whatever was typed.
alter table talent
  -- When the profile was new: the order of lists.
  add column listed_at timestamptz not null generated always as (coalesce(updated_at, created_at)) stored,
  add column plain_city text not null generated always as (left(plain_text(city), 32)) stored,
  add column plain_hair text not null generated always as (left(lower(trim(coalesce(hair_color, ''))), 32)) stored,
  add column plain_body text not null generated always as (left(lower(trim(coalesce(body_type, ''))), 32)) stored,
  add column plain_beard text not null generated always as (left(lower(trim(coalesce(beard, ''))), 32)) stored,
  add column plain_eyes text not null generated always as (left(lower(trim(coalesce(eye_color, ''))), 32)) stored,
  add column document text not null generated always as (plain_profile(name, skills, city)) stored,
  -- What a child is found by: the name that is shown of it.
  add column child_document text not null
    generated always as (plain_profile(left(substring(name from '\S+'), 60), '{}', null)) stored;

-- Whatever is chosen, one of these holds all that decides: lists are filtered without reading the table.
create index talent_by_choice on talent (profile_type, gender, plain_hair, plain_body, date_of_birth)
  include (listed_at, id, plain_beard, plain_eyes, plain_city, public_from)
  where public_from is not null;
create index talent_by_age on talent (date_of_birth)
  include (listed_at, id, profile_type, gender, plain_hair, plain_body, plain_beard, plain_eyes, plain_city, public_from)
  where public_from is not null;
create index talent_by_city on talent (plain_city, profile_type, gender, date_of_birth)
  include (listed_at, id, plain_hair, plain_body, plain_beard, plain_eyes, public_from)
  where public_from is not null;
create index talent_by_beard on talent (plain_beard, plain_eyes, gender, date_of_birth)
  include (listed_at, id, profile_type, plain_hair, plain_body, plain_city, public_from)
  where public_from is not null;
create index talent_by_newest on talent (listed_at desc, id desc)
  include (
    profile_type, gender, plain_hair, plain_body, date_of_birth, plain_beard, plain_eyes, plain_city, public_from,
    document, child_document
  )
  where public_from is not null;
create index talent_by_words on talent using gin (word_vector(document)) with (fastupdate = off)
  where public_from is not null;
