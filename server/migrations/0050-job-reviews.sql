-- Staff approve one version of a casting call: the public sees the approved one while a later one waits.

alter table job
  add column version integer not null default 1,
  add column refusal text check (refusal <> '');
comment on column job.version is
  'Counts the versions that the house sent, waiting ones too, so that staff approve the version they read.';
comment on column job.refusal is
  'Why staff did not approve the latest version. Null while it waits and once it is approved.';

create table job_revision (
  job_id uuid primary key references job on delete cascade,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  image text,
  account_id uuid references account on delete set null,
  sent_at timestamptz not null
);
comment on table job_revision is
  'The latest version of an approved casting call that is not approved: what it changes. Only its house sees it.';
comment on column job_revision.fields is 'The columns of the casting call that it changes, with their new values.';
comment on column job_revision.image is 'The new picture, if it has one.';
comment on column job_revision.account_id is 'The member who saved it.';

create index job_revision_by_account on job_revision (account_id);
create index job_revision_by_age on job_revision (sent_at);

-- Casting calls for children of houses that were never verified by documents wait for review again.
update job set status = 'pending', approved_at = null
where status = 'open' and age_from < 18 and exists (
  select from production_house house where house.id = production_house_id and house.verification <> 'documents'
);

create function require_verified_house_for_children() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  if substring(new.age_range from '^\d+')::integer < 18 and not exists (
    select from production_house where id = new.production_house_id and verification = 'documents'
  ) then
    raise exception 'job % may cast children and its house is not verified by documents', new.id
      using errcode = 'KD270';
  end if;
  return new;
end $$;
comment on function require_verified_house_for_children is
  'Only a house that is verified by documents publishes a casting call that may cast children.';

create trigger require_verified_house_for_children_on_insert before insert on job for each row
  execute function require_verified_house_for_children();
create trigger require_verified_house_for_children before update of status, age_range on job for each row
  when (new.status = 'open' and (old.status <> 'open' or old.age_range <> new.age_range))
  execute function require_verified_house_for_children();
