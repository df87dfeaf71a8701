-- A talent's age, wherever a rule asks for it: birthdays begin at midnight in India.
create function age_in_india(date_of_birth date, instant timestamptz) returns integer
  language sql immutable
  return extract(
    year from age((instant at time zone 'Asia/Kolkata')::date::timestamp, date_of_birth::timestamp)
  )::integer;

-- Age decides, not category. Whose birth date is unknown is no child yet.
create function is_child(date_of_birth date, instant timestamptz) returns boolean
  language sql immutable
  return coalesce(age_in_india(date_of_birth, instant) < 18, false);

create type guardian_relation as enum ('Mother', 'Father', 'Legal guardian');

-- Who agreed for a child, to which text, from when until when. Each consent is a row, and rows stay.
create table guardian (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talent on delete cascade,
  name text not null,
  relation guardian_relation not null,
  mobile text not null check (mobile ~ '^\+[1-9]\d{6,14}$'),
  consent_version text not null,
  consented_at timestamptz not null,
  withdrawn_at timestamptz check (withdrawn_at >= consented_at)
);

create index guardian_of_talent on guardian (talent_id);
create unique index guardian_standing on guardian (talent_id) where withdrawn_at is null;

create function guardian_agrees(talent uuid) returns boolean
  language sql stable
  return exists (select from guardian where talent_id = talent and withdrawn_at is null);

create function refuse_unfit_guardian() returns trigger language plpgsql as $$
begin
  perform from talent where id = new.talent_id and is_child(date_of_birth, new.consented_at);
  if not found then
    raise exception 'talent % is no child', new.talent_id using errcode = 'KD008';
  end if;
  -- The number would be the child's own, or another child's.
  perform from account join talent using (id)
    where role = 'talent' and mobile = new.mobile and verified_at is not null
      and is_child(date_of_birth, new.consented_at);
  if found then
    raise exception 'the guardian of % has the number of a child', new.talent_id using errcode = 'KD009';
  end if;
  return new;
end $$;

create trigger guardian_is_fit before insert on guardian
  for each row execute function refuse_unfit_guardian();

create function refuse_rewritten_consent() returns trigger language plpgsql as $$
begin
  raise exception 'a consent is only added, and withdrawn once' using errcode = 'KD010';
end $$;

create trigger guardian_is_kept before update on guardian for each row
  when (
    old.withdrawn_at is not null
    or (old.id, old.talent_id, old.name, old.relation, old.mobile, old.consent_version, old.consented_at)
      is distinct from
      (new.id, new.talent_id, new.name, new.relation, new.mobile, new.consent_version, new.consented_at)
  )
  execute function refuse_rewritten_consent();

-- A talent's erasure, which is a trigger of its own, takes the consents along.
create trigger guardian_is_not_deleted before delete on guardian for each row
  when (pg_trigger_depth() = 0)
  execute function refuse_rewritten_consent();

-- What is not asked of a child, and not kept if it is sent all the same.
create function without_adult_details(details jsonb) returns jsonb
  language sql immutable
  return details - array[
    'bust', 'cup_size', 'above_bust', 'under_bust', 'upper_thigh', 'lower_thigh', 'hips',
    'romantic_roles', 'body_double', 'lgbtq_friendly'
  ];

create function guard_talent() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.date_of_birth <> coalesce(new.date_of_birth, 'infinity') then
    raise exception 'the birth date of % is locked', new.id using errcode = 'KD011';
  end if;
  if is_child(new.date_of_birth, now()) then
    new.details := without_adult_details(new.details);
  end if;
  return new;
end $$;

create trigger talent_is_guarded before insert or update of date_of_birth, details on talent
  for each row execute function guard_talent();

-- The birth date of the profile decides; without one, that of the form.
create function guard_application() returns trigger language plpgsql as $$
declare
  form_date text := new.details ->> 'dob';
  birth date;
begin
  select date_of_birth into birth from talent where id = new.talent_id;
  if birth is null and form_date ~ '^\d{4}-\d\d-\d\d$' and pg_input_is_valid(form_date, 'date') then
    birth := form_date;
  end if;
  if not is_child(birth, new.applied_at) then
    return new;
  end if;
  new.details := without_adult_details(new.details);
  if tg_op = 'INSERT' then
    -- Withdrawing and applying cannot cross: whoever comes second sees the other's result.
    perform from guardian where talent_id = new.talent_id and withdrawn_at is null for share;
    if not found then
      raise exception 'no guardian agreed for %', new.talent_id using errcode = 'KD012';
    end if;
  end if;
  return new;
end $$;

create trigger application_is_guarded before insert or update of details on application
  for each row execute function guard_application();
