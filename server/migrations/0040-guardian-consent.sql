-- The guardian consents, not the child: a guardian is first named, then proves the own mobile number or email
-- with a code, and only then consents.

alter type code_purpose add value 'guardian';

alter table guardian disable trigger reject_change_of_guardian_consent;

alter table guardian
  alter mobile drop not null,
  alter consent_version drop not null,
  alter consented_at drop not null,
  drop constraint guardian_withdraws_after_consent,
  add email text,
  add contact text,
  add runs_account boolean not null default false,
  add requested_at timestamptz,
  add confirmed_at timestamptz,
  add listed boolean not null default false,
  add birthday_greeting boolean not null default false;

-- Nobody proved who gave the consents so far, so the guardians are asked again.
update guardian set contact = mobile, requested_at = consented_at, consented_at = null, consent_version = null;

alter table guardian
  alter contact set not null,
  alter requested_at set not null,
  alter requested_at set default now(),
  add constraint guardian_has_contact
    check (coalesce(contact = mobile, false) or coalesce(contact = email, false)),
  add constraint guardian_consents_after_code
    check (consented_at is null or (confirmed_at is not null and consent_version is not null)),
  add constraint guardian_withdraws_after_consent
    check (withdrawn_at >= coalesce(consented_at, requested_at));
create index guardian_by_contact on guardian (contact);

comment on table guardian is
  'A parent or legal guardian of a child: named, confirmed by a code, and consenting. Rows are kept.';
comment on column guardian.contact is
  'The mobile number or email that the link and the codes go to. Guardians with the same one are one person.';
comment on column guardian.runs_account is
  'Whether the guardian has the mobile number or the email of the child''s account. Set by a trigger.';
comment on column guardian.confirmed_at is 'When the guardian entered a code that was sent to the contact.';
comment on column guardian.listed is 'Whether verified production houses find the child in lists and searches.';
comment on column guardian.birthday_greeting is
  'Whether the home page shows the child''s first name on the birthday.';
comment on constraint guardian_consents_after_code on guardian is
  'Nobody consents before entering a code that was sent to the guardian.';

create or replace function guardian_agrees(talent uuid) returns boolean
  language sql stable
  return exists (
    select from guardian where talent_id = talent and consented_at is not null and withdrawn_at is null
  );

create or replace function check_guardian() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from talent where id = new.talent_id and is_child(date_of_birth, new.requested_at);
  if not found then
    raise exception 'talent % is not a child', new.talent_id using errcode = 'KD008';
  end if;
  new.runs_account := exists (
    select from account where id = new.talent_id and (mobile = new.mobile or email = new.email)
  );
  -- A sibling's account that the guardian runs has the guardian's number.
  perform from account join talent using (id)
    where role = 'talent' and id <> new.talent_id and verified_at is not null
      and (mobile = new.mobile or email = new.email) and is_child(date_of_birth, new.requested_at)
      and not exists (
        select from guardian where talent_id = account.id and runs_account and withdrawn_at is null
      );
  if found then
    raise exception 'the guardian of % has the contact of another child', new.talent_id using errcode = 'KD009';
  end if;
  return new;
end $$;
comment on function check_guardian is
  'Only a child has a guardian, and the guardian''s mobile number and email are not those of another child.';

drop trigger reject_change_of_guardian_consent on guardian;
create trigger reject_change_of_guardian_consent before update on guardian for each row
  when (
    old.withdrawn_at is not null
    or (old.id, old.talent_id, old.name, old.relation, old.mobile, old.email, old.contact, old.runs_account,
        old.requested_at)
      is distinct from
      (new.id, new.talent_id, new.name, new.relation, new.mobile, new.email, new.contact, new.runs_account,
        new.requested_at)
    or old.confirmed_at <> coalesce(new.confirmed_at, 'infinity')
    or old.consented_at <> coalesce(new.consented_at, 'infinity')
    or old.consent_version <> coalesce(new.consent_version, '')
  )
  execute function reject_change_of_guardian_consent();
comment on function reject_change_of_guardian_consent is
  'Who a guardian is, the code and the consent are recorded once. A consent can be withdrawn once.';

drop trigger refresh_visibility_dates on guardian;
create trigger refresh_visibility_dates
  after insert or update of consented_at, withdrawn_at, listed on guardian
  for each row execute function refresh_visibility_dates('talent_id');

create or replace function apply_child_rules_to_application() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
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
    -- Locked, so that a consent withdrawn at the same time comes before or after.
    perform from guardian
      where talent_id = new.talent_id and consented_at is not null and withdrawn_at is null for share;
    if not found then
      raise exception 'talent % is a child without a guardian''s consent', new.talent_id using errcode = 'KD012';
    end if;
  end if;
  return new;
end $$;

create or replace function check_invitation_to_apply() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
declare
  house uuid;
  birth date;
begin
  perform from invitation_to_apply where job_id = new.job_id and talent_id = new.talent_id;
  if found then
    return new;
  end if;
  select production_house_id into house from job
    where id = new.job_id and status = 'open' and closes_at > new.invited_at for share;
  if not found then
    raise exception 'job % takes no applications', new.job_id using errcode = 'KD001';
  end if;
  -- Locked, so that invitations sent at the same time count each other.
  perform from production_house where id = house for no key update;
  select date_of_birth into birth from talent where id = new.talent_id for share;
  perform from house_mute where talent_id = new.talent_id and production_house_id = house;
  if found then
    raise exception 'talent % has muted house %', new.talent_id, house using errcode = 'KD245';
  end if;
  if is_child(birth, new.invited_at) then
    perform from guardian
      where talent_id = new.talent_id and consented_at is not null and withdrawn_at is null for share;
    if not found then
      raise exception 'talent % is a child without a guardian''s consent', new.talent_id using errcode = 'KD012';
    end if;
  end if;
  if (
    select count(*) from invitation_to_apply join job on job.id = job_id
    where production_house_id = house and invited_at > new.invited_at - interval '1 day'
  ) >= 50 then
    raise exception 'house % invited 50 talent within a day', house using errcode = 'KD246';
  end if;
  return new;
end $$;

-- The guardians who have not consented yet hide the children.
update talent set public_from = null where is_child(date_of_birth, now());
