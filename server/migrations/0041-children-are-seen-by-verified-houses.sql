-- Two audiences: everyone sees adults, and production houses verified by documents also see the children whose
-- guardian lets them be found.

create function guardian_lists(talent uuid) returns boolean
  language sql stable
  return exists (
    select from guardian
    where talent_id = talent and consented_at is not null and withdrawn_at is null and listed
  );
comment on function guardian_lists is
  'Whether a guardian consents and lets verified production houses find the talent.';

create or replace function public_from(talent uuid, visibility talent_visibility, date_of_birth date) returns date
  language sql stable
  return case
    when visibility <> 'public' then null
    when not exists (select from account where id = talent and verified_at is not null) then null
    else adult_on(date_of_birth)
  end;
comment on function public_from is
  'Nobody is public whose email is not verified, whose age is unknown or who is a child.';

create function houses_from(talent uuid, visibility talent_visibility, date_of_birth date) returns date
  language sql stable
  return case
    when visibility = 'link' then null
    when not exists (select from account where id = talent and verified_at is not null) then null
    when guardian_lists(talent) then date_of_birth
    else adult_on(date_of_birth)
  end;
comment on function houses_from is
  'Production houses see adults, and houses verified by documents also children listed by a guardian. The '
  'queries tell the two kinds of houses apart.';

create or replace function set_visibility_dates() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  new.public_from := public_from(new.id, new.visibility, new.date_of_birth);
  new.houses_from := houses_from(new.id, new.visibility, new.date_of_birth);
  return new;
end $$;

comment on column talent.public_from is
  'The day in India from which anyone sees the profile, null for never: not before the 18th birthday. Triggers '
  'keep it, so that lists read only this.';
comment on column talent.houses_from is
  'The day in India from which production houses see the profile, null for never. Only houses verified by '
  'documents see it before the 18th birthday.';

drop function public_talent(timestamptz);
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
comment on function public_talent is
  'What anyone may see of the public talent at an instant; none of them is a child. The date of birth is for '
  'filtering, not for showing.';

-- The services page counts listed children too, without showing them.
drop index talent_by_category;
create index talent_by_category on talent (profile_type, public_from) include (houses_from)
  where public_from is not null;

update talent set public_from = null where is_child(date_of_birth, now());
