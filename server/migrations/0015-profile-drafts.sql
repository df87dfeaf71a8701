-- The request of the last save: sent again, it finds its own work done.
alter table talent add column saved_by_request uuid;

-- What a talent typed into the wizard and did not save.
create table talent_draft (
  talent_id uuid primary key references talent on delete cascade,
  fields jsonb not null check (jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 400000),
  -- When the profile was saved that the draft began with; null for one that never was.
  based_on timestamptz,
  saved_at timestamptz not null
);

create index talent_draft_by_age on talent_draft (saved_at);

-- The birth date of the profile decides; without one, that of the draft.
create function guard_talent_draft() returns trigger language plpgsql as $$
declare
  typed_date text := new.fields ->> 'date_of_birth';
  birth date;
begin
  select date_of_birth into birth from talent where id = new.talent_id;
  if birth is null and typed_date ~ '^\d{4}-\d\d-\d\d$' and pg_input_is_valid(typed_date, 'date') then
    birth := typed_date;
  end if;
  if is_child(birth, now()) then
    new.fields := without_adult_details(new.fields);
  end if;
  return new;
end $$;

create trigger talent_draft_is_guarded before insert or update on talent_draft
  for each row execute function guard_talent_draft();

-- A draft older than the birth date is looked at again.
create function renew_talent_draft() returns trigger language plpgsql as $$
begin
  update talent_draft set fields = fields where talent_id = new.id;
  return null;
end $$;

create trigger talent_renews_draft after update of date_of_birth on talent for each row
  when (old.date_of_birth is distinct from new.date_of_birth)
  execute function renew_talent_draft();
