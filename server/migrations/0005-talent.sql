-- Talent: profiles, who finds them by which words, who sees them, media, drafts, addresses, share links and views.
-- The reference from profile_view to production_house is added with that table.

create type gender as enum ('Male', 'Female', 'Other');
create type category as enum (
  'All', 'ACTORS & ACTRESS', 'FASHION MODELS', 'KIDS', 'INFLUENCERS', 'VOICE OVER', 'DANCERS',
  'Freelance Foreigners', 'Talent Agencies', 'Theater Artist'
);
create type talent_visibility as enum ('public', 'houses', 'link');
comment on type talent_visibility is 'Who sees a profile: anyone, houses that are logged in, or holders of a link.';

create function adult_on(date_of_birth date) returns date language sql immutable
  return (date_of_birth + interval '18 years')::date
    + (extract(day from date_of_birth + interval '18 years') <> extract(day from date_of_birth))::integer;
comment on function adult_on is 'The day of becoming an adult: 1 March for 29 February if the year has none.';

create function month_and_day(day date) returns integer language sql immutable
  return (extract(month from day) * 100 + extract(day from day))::integer;
comment on function month_and_day is 'A birthday as one number, such as 1231 for 31 December.';

create function plain_text(text) returns text language sql immutable parallel safe
  return trim(regexp_replace(
    lower(regexp_replace(normalize(coalesce($1, ''), nfkd), '[\u0300-\u036f]', '', 'g')),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0\u02b9-\u02df\u2010-\u2027\u2030-\u205e]+', ' ', 'g'
  ));
comment on function plain_text is 'Text for search: lower case, no accents, dashes or apostrophes, single spaces. As in plain-text.ts.';

create function plain_profile(name text, skills text[], city text) returns text language sql immutable parallel safe
  return ' ' || left(plain_text(concat_ws(' ', name, array_to_string(skills, ' '), city)), 300);
comment on function plain_profile is 'What a talent is found by, with a space before each word.';

create function word_vector(document text) returns tsvector language sql immutable parallel safe
  return array_to_tsvector(string_to_array(trim(document), ' '));

-- Names are found in either script: Priya by प्रिया and प्रिया by Priya.
create function devanagari_in_latin(text) returns text language sql immutable parallel safe
  return
    -- Last the letters, of which an aspirate is one (K for kh, C for ch and chh).
    translate(
      replace(replace(replace(
        -- A consonant has an inherent a, except at the end of a word; after two consonants there too.
        regexp_replace(
          regexp_replace(
            regexp_replace(
              regexp_replace(
                replace(replace(replace(replace(replace(
                  translate($1, E'ऐऔऋँ\u200c\u200dःऽ', 'ैौृं'),
                  'ॐ', 'ओम'), E'\u0921\u093c', 'र'), E'\u0922\u093c', 'र्ह'), 'ज्ञ', 'ग्य'), 'िंह', 'िन्घ'),
                'ं([पफबभम])', 'म्\1', 'g'),
              'ं([क-ह])', 'न्\1', 'g'),
            E'(\u094d[क-ह]\u093c?)(?=[^ऀ-ॿ]|$)', '\1ा', 'g'),
          E'([क-ह]\u093c?)(?=[क-हअ-औ])', '\1ा', 'g'),
        'ै', 'ay'), 'ौ', 'av'), 'ृ', 'ri'),
      E'ािीुूेॆॅोॊॉअआॲइईउऊएऍऎओऑऒ०१२३४५६७८९कगजतथटठदडनणञङपबमयरलळवशषसहचछखघझढधफभ\u094d\u093cं',
      'aiiuueeeoooaaeiiuueeeooo0123456789kgjttttddnnnnpbmyrllvssshCCKGJDDfB');
comment on function devanagari_in_latin is 'Devanagari as people write it in Latin letters; capitals are aspirates.';

create function word_sounds(document text) returns text language sql immutable parallel safe
  return
    -- Last the aspirates, and an a between consonants from the first vowel on: nobody hears whether it is written.
    replace(replace(replace(replace(replace(replace(replace(regexp_replace(regexp_replace(regexp_replace(
      replace(regexp_replace(regexp_replace(regexp_replace(
        replace(replace(replace(replace(replace(
          regexp_replace(
            translate(
              regexp_replace(
                replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
                  regexp_replace(regexp_replace(regexp_replace(
                    case when $1 ~ '[ऀ-ॿ]'
                      then devanagari_in_latin(regexp_replace($1, ' (?=[^ ]*[ऀ-ॿ])', ' ~', 'g')) else $1 end,
                    '[^a-zA-Z0-9 ~]+', '', 'g'), ' +(?= |$)', '', 'g'),
                  '([b-df-hj-np-tv-z])y(?= |$)', '\1i', 'g'),
                'sh', 's'), 'ch', 'C'), 'ck', 'k'), 'ph', 'f'), 'th', 't'), 'kh', 'K'), 'gh', 'G'), 'jh', 'J'),
                'zh', 'J'), 'dh', 'D'), 'bh', 'B'), 'ee', 'i'), 'oo', 'u'),
              'c(?=[eiy])', 's', 'g'),
            'wzqcx', 'vjkkX'),
          '([a-zBCDGJKX])\1+|b(?=B)|k(?=C)|d(?=D)|g(?=G)|j(?=J)|k(?=K)', '\1', 'g'),
        'ai', 'ay'), 'au', 'av'), 'ou', 'av'), 'ao', 'av'), 'eo', 'ev'),
      'i(?=[aeou])', 'iy', 'g'), 'u(?=[aeio])', 'uv', 'g'), 'er(?=[^aeiou ])', 'ar', 'g'), 'X', 'ks'),
      '([aeiou][^aeiou0-9 ~])(?![aeiou])', '\1a', 'g'), '([aeiou][^aeiou0-9 ~])(?![aeiou])', '\1a', 'g'),
      '([aeiou][^aeiou0-9 ~])(?![aeiou])', '\1a', 'g'),
      'B', 'bh'), 'C', 'c'), 'D', 'dh'), 'G', 'gh'), 'J', 'jh'), 'K', 'kh'), 'f', 'ph');
comment on function word_sounds is 'How words sound, alike in both scripts; one in Devanagari begins with ~.';

create function sound_of(text) returns text language sql immutable parallel safe
return nullif(trim(replace(word_sounds(' ' || plain_text($1)), '~', '')), '');
comment on function sound_of is 'How a text sounds, alike in both scripts; null for one in another script.';

create table talent (
  id uuid primary key references account on delete cascade,
  name text not null,
  gender gender,
  date_of_birth date,
  profile_type category,
  city text,
  state text,
  country text,
  languages text[] not null default '{}',
  skills text[] not null default '{}',
  body_type text,
  skin_tone text,
  hair_color text,
  eye_color text,
  beard text,
  profile_photo text,
  details jsonb not null default '{}',
  height_cm smallint,
  identity_verified_at timestamptz,
  agency_verified_at timestamptz,
  agency_verified_until date check (agency_verified_until is null or agency_verified_at is not null),
  visibility talent_visibility not null default 'public',
  visibility_chosen_at timestamptz,
  public_from date,
  houses_from date,
  saved_by_request uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  listed_at timestamptz not null generated always as (coalesce(updated_at, created_at)) stored,
  plain_city text not null generated always as (left(plain_text(regexp_replace(city, '^.*,', '')), 32)) stored,
  plain_hair text not null generated always as (left(lower(trim(coalesce(hair_color, ''))), 32)) stored,
  plain_body text not null generated always as (left(lower(trim(coalesce(body_type, ''))), 32)) stored,
  plain_beard text not null generated always as (left(lower(trim(coalesce(beard, ''))), 32)) stored,
  plain_eyes text not null generated always as (left(lower(trim(coalesce(eye_color, ''))), 32)) stored,
  document text not null generated always as (plain_profile(name, skills, city)) stored,
  child_document text not null
    generated always as (plain_profile(left(substring(name from '\S+'), 60), '{}', null)) stored
);
comment on column talent.details is 'The descriptive rest of the profile. The contract defines its fields.';
comment on column talent.height_cm is 'The height in `details`, which talent write as they like; null if it cannot be read.';
comment on column talent.identity_verified_at is 'When staff checked the identity. A plan alone gives no badge.';
comment on column talent.agency_verified_at is 'When staff last verified the agency by a document; null if it is not verified now.';
comment on column talent.agency_verified_until is 'The document''s last valid day; null if it has no end.';
comment on column talent.public_from is 'The day in India on which it becomes public, from age 18. Triggers set it.';
comment on column talent.houses_from is 'The same for houses; before age 18, only verified ones see the profile.';
comment on column talent.saved_by_request is 'The request of the last save, so that a request sent twice saves once.';
comment on column talent.updated_at is 'When the talent last saved the profile. Null since registration.';
comment on column talent.plain_city is 'As filters compare it: without the quarter before a comma. The plain_ columns are short enough for indexes.';
comment on column talent.child_document is 'What a child is found by: only the name that is shown.';
create index talent_by_agency_verification on talent (agency_verified_until) where agency_verified_until is not null;
-- Whatever filters are chosen, one of these indexes has every column that decides: lists are filtered without
-- reading the table.
create index talent_by_choice on talent (profile_type, gender, plain_hair, plain_body, date_of_birth)
  include (listed_at, id, plain_beard, plain_eyes, plain_city, public_from) where public_from is not null;
create index talent_by_age on talent (date_of_birth)
  include (listed_at, id, profile_type, gender, plain_hair, plain_body, plain_beard, plain_eyes, plain_city, public_from)
  where public_from is not null;
create index talent_by_city on talent (plain_city, profile_type, gender, date_of_birth)
  include (listed_at, id, plain_hair, plain_body, plain_beard, plain_eyes, public_from) where public_from is not null;
create index talent_by_beard on talent (plain_beard, plain_eyes, gender, date_of_birth)
  include (listed_at, id, profile_type, plain_hair, plain_body, plain_city, public_from) where public_from is not null;
create index talent_by_newest on talent (listed_at desc, id desc)
  include (
    profile_type, gender, plain_hair, plain_body, date_of_birth, plain_beard, plain_eyes, plain_city, public_from,
    document, child_document
  )
  where public_from is not null;
create index talent_by_part_of_name on talent using gin (name gin_trgm_ops);
create index talent_by_words on talent using gin (word_vector(document))
  with (fastupdate = off) where public_from is not null;
-- Narrow, because the counts per category read all of it, listed children too.
create index talent_by_category on talent (profile_type, public_from)
  include (houses_from) where public_from is not null;
create index talent_by_birthday on talent (month_and_day(date_of_birth)) where public_from is not null;
-- The same for the searches of production houses.
create index talent_for_houses_by_choice on talent (profile_type, gender, plain_hair, plain_body, date_of_birth)
  include (listed_at, id, plain_beard, plain_eyes, plain_city, houses_from) where houses_from is not null;
create index talent_for_houses_by_city on talent (plain_city, profile_type, gender, date_of_birth)
  include (listed_at, id, plain_hair, plain_body, plain_beard, plain_eyes, houses_from) where houses_from is not null;
create index talent_for_houses_by_newest on talent (listed_at desc, id desc)
  include (
    profile_type, gender, plain_hair, plain_body, date_of_birth, plain_beard, plain_eyes, plain_city, houses_from,
    document, child_document
  )
  where houses_from is not null;
create index talent_for_houses_by_words on talent using gin (word_vector(document))
  with (fastupdate = off) where houses_from is not null;
-- The filter on tattoos, newest first, for the public and for houses.
create index talent_by_tattoos on talent ((details ->> 'tattoos'), listed_at desc, id desc);
create index talent_by_word_sounds on talent using gin (word_vector(word_sounds(document)))
  with (fastupdate = off) where public_from is not null or houses_from is not null;
create trigger drop_pages_of_hidden_talent after update on talent
  for each row when (
    old.public_from is not null and (
      old.public_from is distinct from new.public_from or old.profile_photo is distinct from new.profile_photo
      or old.date_of_birth is distinct from new.date_of_birth))
  execute function drop_public_pages();
create trigger drop_pages_of_deleted_talent after delete on talent for each row
  when (old.public_from is not null) execute function drop_public_pages();

-- The badge is for the name and the date of birth that staff compared with a document: one that is open is no longer the
-- one that they read, because its time is part of every decision.
create function clear_identity_check() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.identity_verified_at := null;
  update identity_check set proposed_at = proposed_at + interval '1 millisecond'
    where account_id = new.id and kind = 'badge' and decided_at is null;
  return new;
end $$;
create trigger clear_identity_check before update of name, date_of_birth on talent for each row
  when (old.name <> new.name or old.date_of_birth is distinct from new.date_of_birth)
  execute function clear_identity_check();

-- Staff verify a house or an agency by a document of its name: with another one the verification ends first.
create function letters_of_name(text) returns text language sql immutable parallel safe
return lower(regexp_replace(normalize($1, nfkc), '[^[:alnum:]]', '', 'g'));
create trigger reject_other_name before update of name on talent for each row
  when (old.agency_verified_at is not null and new.agency_verified_at is not null
    and letters_of_name(old.name) <> letters_of_name(new.name))
  execute function reject('KD279', 'staff verified it by its former name');

alter table guardian add foreign key (talent_id) references talent on delete cascade;
create function is_email_of_guardian(talent uuid, email text) returns boolean language sql stable
  return exists (
    select from guardian join talent on talent.id = talent_id
    where talent_id = $1 and not (runs_account and contact = mobile) and mailbox(guardian.email) = mailbox($2)
      and (withdrawn_at is null or consented_at is not null) and is_child(date_of_birth, now())
  );
comment on function is_email_of_guardian is 'Whether something goes to this email for a guardian of the child.';
alter table subscription add foreign key (talent_id) references talent on delete cascade;
alter table plan_order add foreign key (talent_id) references talent on delete set null;

-- Who sees a profile
create function may_be_found(talent uuid) returns boolean language sql stable
  return exists (select from account where id = talent and verified_at is not null)
    and not exists (select from account_deletion where account_id = talent);

create function opens_on(talent uuid, date_of_birth date, chosen_at timestamptz) returns date language sql stable
  return case
    when date_of_birth is null then null
    when (chosen_at at time zone 'Asia/Kolkata')::date >= adult_on(date_of_birth) or exists (
      select from account
      where id = talent and (created_at at time zone 'Asia/Kolkata')::date >= adult_on(date_of_birth)
    ) then adult_on(date_of_birth)
    else 'infinity' end;
comment on function opens_on is 'Who registered as a child stays hidden at 18, until they choose who sees them.';

create function public_from(talent uuid, visibility talent_visibility, opens_on date) returns date
  language sql stable
  return case when visibility = 'public' and may_be_found(talent) then opens_on end;
comment on function public_from is 'Nobody is public of unknown age, or as a child.';

create function houses_from(talent uuid, visibility talent_visibility, date_of_birth date, opens_on date) returns date
  language sql stable
  return case when visibility <> 'link' and may_be_found(talent)
    then case when guardian_lists(talent) then date_of_birth else opens_on end end;
comment on function houses_from is 'Houses see adults; verified houses also see listed children, as queries check.';

create function set_visibility_dates() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  opens date := opens_on(new.id, new.date_of_birth, new.visibility_chosen_at);
begin
  new.public_from := public_from(new.id, new.visibility, opens);
  new.houses_from := houses_from(new.id, new.visibility, new.date_of_birth, opens);
  return new;
end $$;
create trigger set_visibility_dates before insert or update of visibility, visibility_chosen_at, date_of_birth, public_from on talent
  for each row execute function set_visibility_dates();

create function refresh_visibility_dates() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- Any update of public_from makes the talent's own trigger compute it.
  update talent set public_from = null where id = (to_jsonb(coalesce(new, old)) ->> tg_argv[0])::uuid;
  return null;
end $$;
create trigger refresh_visibility_dates after insert or update of consented_at, withdrawn_at, listed, relation_verified_at
  on guardian
  for each row execute function refresh_visibility_dates('talent_id');
create trigger refresh_visibility_dates after update of verified_at on account for each row
  when (old.verified_at is distinct from new.verified_at) execute function refresh_visibility_dates('id');
create trigger refresh_visibility_dates after insert or delete on account_deletion
  for each row execute function refresh_visibility_dates('account_id');

create function public_talent(instant timestamptz) returns table (
  id uuid, name text, gender gender, age integer, date_of_birth date, city text, image text,
  profile_type category, hair_color text, body_type text, beard text, eye_color text, updated_at timestamptz
)
  language sql stable
  begin atomic
    select talent.id, talent.name, talent.gender, age_in_india(talent.date_of_birth, instant),
      talent.date_of_birth, talent.city, talent.profile_photo, talent.profile_type, talent.hair_color,
      talent.body_type, talent.beard, talent.eye_color, talent.updated_at
    from talent
    where talent.public_from <= (instant at time zone 'Asia/Kolkata')::date;
  end;
comment on function public_talent is 'What anyone sees of public talent, all adults. date_of_birth is for filters.';

create function talent_for_houses(instant timestamptz) returns table (
  id uuid, name text, is_child boolean, gender gender, age integer, city text, image text, profile_type category,
  hair_color text, body_type text, beard text, eye_color text
)
  language sql stable
  begin atomic
    select talent.id,
      case
        when is_child(talent.date_of_birth, instant) then coalesce(substring(talent.name from '\S+'), '')
        else talent.name
      end,
      is_child(talent.date_of_birth, instant), talent.gender, age_in_india(talent.date_of_birth, instant),
      case when not is_child(talent.date_of_birth, instant) then talent.city end,
      talent.profile_photo, talent.profile_type, talent.hair_color, talent.body_type, talent.beard,
      talent.eye_color
    from talent;
  end;
comment on function talent_for_houses is 'The same for houses. Queries decide by houses_from who is visible.';

create function drop_profile_page() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('public_pages', new.id::text);
  perform pg_notify('public_pages', slug) from talent_address where talent_id = new.id;
  return null;
end $$;
comment on function drop_profile_page is 'Web processes forget a profile''s page, so that its owner sees what is new.';
create trigger drop_page_of_saved_talent after update on talent
  for each row when (new.public_from is not null and old.updated_at is distinct from new.updated_at)
  execute function drop_profile_page();

-- Protection of children
-- Nobody under 18 has a driving licence, so a child is not asked for one, or for vehicles.
create function without_adult_details(details jsonb) returns jsonb language sql immutable
  return details - array[
    'bust', 'cup_size', 'above_bust', 'under_bust', 'upper_thigh', 'lower_thigh', 'hips',
    'romantic_roles', 'body_double', 'lgbtq_friendly', 'driver_license', 'two_wheeler', 'four_wheeler'
  ];

create function apply_child_rules_to_talent() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if is_child(new.date_of_birth, now()) then
    new.details := without_adult_details(new.details);
    new.profile_photo := case when new.profile_photo not like '/media/public/%' then new.profile_photo end;
  end if;
  return new;
end $$;
create trigger apply_child_rules before insert or update of date_of_birth, details, profile_photo on talent
  for each row execute function apply_child_rules_to_talent();
create trigger reject_other_date_of_birth before update of date_of_birth on talent for each row
  when (old.date_of_birth <> coalesce(new.date_of_birth, 'infinity'))
  execute function require('KD011', 'a known date of birth changes only by a correction of two people', 'coalesce($1.date_of_birth::text = (
    select new_value from identity_check
    where account_id = $1.id and kind = ''date_of_birth'' and decided_at is not null and rejection is null
    order by decided_at desc limit 1
  ), false)');

-- Addresses of public pages
create table talent_address (
  slug text primary key
    constraint talent_address_is_plain check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  talent_id uuid not null references talent on delete cascade,
  is_current boolean not null default true,
  created_at timestamptz not null default now()
);
comment on table talent_address is 'The names in URLs of profiles, /t/{slug}. Earlier ones lead to the current.';
create unique index talent_address_current on talent_address (talent_id) where is_current;
create index talent_address_by_talent on talent_address (talent_id);

create function indic_in_latin(name text) returns text language sql immutable parallel safe
  return replace(replace(replace(replace(replace(replace(replace(
    devanagari_in_latin(replace(replace(replace(replace(translate(normalize((
      -- The scripts of India have the same letters in the same order, 128 code points apart.
      select string_agg(case when ascii(letter) between 2432 and 3455
        then chr(2304 + ascii(letter) % 128) else letter end, '' order by place)
      from string_to_table(translate(name, 'ൺൻർൽൾൿੰৰৱੱ', 'ണനരലളകਂরব'), null) with ordinality as spelt (letter, place)
    ), nfd), 'शष', 'ऴऴ'), 'ौ', 'ाउ'), 'औ', 'अउ'), 'ै', 'ाइ'), 'ऐ', 'अइ')),
    'ऴ', 'sh'), 'B', 'bh'), 'C', 'ch'), 'D', 'dh'), 'G', 'gh'), 'J', 'jh'), 'K', 'kh');
comment on function indic_in_latin is 'A name in any script of India in Latin letters, for URLs.';

create function give_address(talent uuid, name text) returns void
  language plpgsql set search_path = public, pg_temp as $$
declare
  base text := trim(both '-' from left(regexp_replace(indic_in_latin(plain_text(name)), '[^a-z0-9]+', '-', 'g'), 44));
  wanted text;
begin
  if base = '' then base := 'talent'; end if;
  update talent_address set is_current = false where talent_id = talent and is_current;
  -- The first who had a name keeps it; others have a part of a checksum behind it.
  for digits in 0..32 by 4 loop
    wanted := base || case when digits > 0 then '-' || left(md5(talent::text), digits) else '' end;
    insert into talent_address (slug, talent_id) values (wanted, talent)
      on conflict (slug) do update set is_current = true where talent_address.talent_id = excluded.talent_id;
    exit when found;
  end loop;
  delete from talent_address where talent_id = talent and not is_current and slug not in (
    select slug from talent_address where talent_id = talent and not is_current
    order by created_at desc, slug limit 5);
end $$;

create function keep_address() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  -- The address of a child would tell the surname; it comes with the eighteenth birthday.
  if new.public_from <= (now() at time zone 'Asia/Kolkata')::date then
    perform give_address(new.id, new.name);
  end if;
  return null;
end $$;
create trigger keep_address_of_new_talent after insert on talent for each row
  when (new.public_from is not null) execute function keep_address();
create trigger keep_address_of_changed_talent after update on talent
  for each row when (
    new.public_from is not null
    and (old.name is distinct from new.name or old.public_from is distinct from new.public_from))
  execute function keep_address();

-- Media
create table media_file (
  name text primary key check (name ~ '^[\w-]{1,80}\.[a-z0-9]{2,4}$'),
  is_public boolean not null,
  created_at timestamptz not null,
  links_from timestamptz,
  replaced_by text references media_file on delete cascade
);
comment on table media_file is 'A row is added before its file and deleted with it, once nothing refers to it.';
comment on column media_file.links_from is 'Links that were made until then no longer work.';
comment on column media_file.replaced_by is 'The file itself is deleted; links to it lead to the converted one until they expire.';
create index media_file_by_replacement on media_file (replaced_by) where replaced_by is not null;
create index media_file_retired on media_file (name) where is_public and links_from is not null;

alter table guardian_proof
  add constraint guardian_proof_file_fkey foreign key (file) references media_file,
  add constraint guardian_proof_relation_file_fkey foreign key (relation_file) references media_file;

create type talent_media_kind as enum (
  'image', 'headshot_image', 'full_image', 'photo', 'intro_video', 'audition_video', 'voice_sample'
);
create type media_state as enum ('processing', 'ready', 'kept', 'failed');
comment on type media_state is '`kept`: stored as sent, without a transcoder. `failed`: the file cannot be read.';

create table talent_media (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talent on delete cascade,
  kind talent_media_kind not null,
  state media_state not null,
  file text not null references media_file,
  public_file text references media_file,
  poster text references media_file,
  caption text check (length(caption) between 1 and 200),
  position integer not null check (position >= 0),
  width integer,
  height integer,
  focus text check (focus ~ '^([1-9]?[05]|100),([1-9]?[05]|100)$'),
  seconds double precision,
  bytes bigint not null,
  digest bytea,
  created_at timestamptz not null,
  unique (talent_id, kind, digest)
);
comment on column talent_media.public_file is 'A copy of an adult''s picture with a permanent URL.';
comment on column talent_media.focus is 'Where crops lie, in percent across and down; null in the middle.';
comment on column talent_media.digest is 'Of the file as sent, so that a file sent twice is stored once.';
create index talent_media_by_talent on talent_media (talent_id, kind, position);
create unique index talent_media_one_per_kind on talent_media (talent_id, kind)
  where kind in ('image', 'headshot_image', 'full_image');
create index talent_media_by_file on talent_media (file);
create index talent_media_by_public_file on talent_media (public_file) where public_file is not null;
create index talent_media_by_poster on talent_media (poster) where poster is not null;
create index talent_media_processing on talent_media (created_at) where state = 'processing';

create function copy_profile_photo() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  talent uuid := coalesce(new.talent_id, old.talent_id);
  picture text := (
    select coalesce('/media/public/' || public_file, '/media/private/' || file) || coalesce('#focus=' || focus, '')
    from talent_media
    where talent_id = talent and kind in ('image', 'headshot_image')
    order by kind
    limit 1
  );
begin
  update talent as person set profile_photo = picture
    where id = talent and profile_photo is distinct from picture;
  return null;
end $$;
comment on function copy_profile_photo is 'Lists show the profile photo or the headshot. Private ones are signed.';
create trigger copy_profile_photo after insert or delete or update of file, public_file, focus on talent_media
  for each row execute function copy_profile_photo();

create function retire_public_pictures() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update media_file set links_from = now()
    where is_public and name in (select public_file from talent_media where talent_id = new.id);
  update talent_media set public_file = null where talent_id = new.id and public_file is not null;
  return null;
end $$;
comment on function retire_public_pictures is 'What fewer people may see gets new addresses. A task deletes the old files.';
create trigger retire_public_pictures after update of visibility, public_from on talent for each row
  when (
    (old.public_from is not null and new.public_from is null)
    -- Corrected to be a child's.
    or old.public_from < new.public_from
    or (old.houses_from is not null and new.houses_from is null)
  )
  execute function retire_public_pictures();

-- The plural of a kind is its column in the allowance. Kinds without one are limited by talent_media_one_per_kind.
create trigger limit_rows after insert on talent_media for each row
  execute function limit_rows('talent', 'talent_id',
    '(to_jsonb(allowance_of($1, $2.created_at)) ->> ($2.kind || ''s''))::integer', 'KD140', 'kind = $2.kind');

create trigger check_public_picture before insert or update of public_file on talent_media for each row
  when (new.public_file is not null)
  execute function require('KD141', 'its talent may be a child', 'exists (
    select from talent where id = $1.talent_id and date_of_birth is not null and not is_child(date_of_birth, now())
  )');

create table media_upload (
  id uuid primary key,
  talent_id uuid not null references talent on delete cascade,
  kind talent_media_kind,
  replaces uuid,
  self_tape_id uuid,
  take smallint,
  name text,
  trim_from_ms integer,
  trim_to_ms integer,
  bytes bigint not null check (bytes > 0),
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  finished_at timestamptz,
  media_id uuid references talent_media on delete set null,
  constraint media_upload_becomes_one_thing check (
    num_nonnulls(kind, self_tape_id) = 1 and num_nulls(self_tape_id, take, name) in (0, 3)
  )
);
comment on table media_upload is
  'A resumable upload of a large file, which becomes one row of talent_media, or a take of a self-tape.';
create unique index media_upload_has_one_per_take on media_upload (self_tape_id, take) where finished_at is null;
create index media_upload_by_talent on media_upload (talent_id);
create index media_upload_by_expiry on media_upload (expires_at);
create index media_upload_by_media on media_upload (media_id) where media_id is not null;

-- Drafts of the profile
create table talent_draft (
  talent_id uuid primary key references talent on delete cascade,
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 400000),
  based_on timestamptz,
  saved_at timestamptz not null
);
comment on column talent_draft.based_on is 'When the profile it started from was saved. Null if it never was.';
create index talent_draft_by_age on talent_draft (saved_at);

create function known_date_of_birth(talent uuid, typed text) returns date language sql stable
return coalesce(
  (select date_of_birth from talent as person where id = talent),
  case when typed ~ '^\d{4}-\d\d-\d\d$' and pg_input_is_valid(typed, 'date') then typed::date end
);

create function apply_child_rules_to_draft() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if is_child(known_date_of_birth(new.talent_id, new.fields ->> 'date_of_birth'), now()) then
    new.fields := without_adult_details(new.fields);
  end if;
  return new;
end $$;
create trigger apply_child_rules before insert or update on talent_draft
  for each row execute function apply_child_rules_to_draft();

create function recheck_talent_draft() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update talent_draft set fields = fields where talent_id = new.id;
  return null;
end $$;
create trigger recheck_talent_draft after update of date_of_birth on talent for each row
  when (old.date_of_birth is distinct from new.date_of_birth) execute function recheck_talent_draft();

-- Share links and views
create table profile_share_link (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talent on delete cascade,
  request_id uuid not null,
  token_hash bytea not null unique,
  label text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  unique (talent_id, request_id),
  constraint profile_share_link_expires_within_year
    check (expires_at > created_at and expires_at <= created_at + interval '366 days')
);
comment on table profile_share_link is 'A link that shows a profile until it expires. Stored is the token''s hash.';

create trigger check_share_link before insert on profile_share_link for each row
  execute function require('KD030', 'its talent is not known to be an adult', 'exists (
    select from talent
    where id = $1.talent_id and date_of_birth is not null and not is_child(date_of_birth, $1.created_at)
    for no key update
  )');
create trigger limit_rows after insert on profile_share_link for each row
  execute function limit_rows('talent', 'talent_id', '30', 'KD031',
    'revoked_at is null and expires_at > $2.created_at');

create table profile_view (
  talent_id uuid not null references talent on delete cascade,
  production_house_id uuid not null,
  day date not null,
  primary key (talent_id, day, production_house_id)
);
comment on table profile_view is 'The production houses that viewed a profile, and on which days in India.';
create index profile_view_by_house on profile_view (production_house_id);
create index profile_view_by_day on profile_view (day);

create table profile_visit (
  talent_id uuid not null references talent on delete cascade,
  day date not null,
  visitors integer not null default 1,
  primary key (talent_id, day)
);
create index profile_visit_by_day on profile_visit (day);

create unlogged table profile_visitor (
  mark bytea primary key,
  day date not null
);
comment on table profile_visitor is 'The visitors already counted on a day. After a crash they count again.';
comment on column profile_visitor.mark is 'A keyed hash, from which no IP address can be read.';
create index profile_visitor_by_day on profile_visitor (day);
