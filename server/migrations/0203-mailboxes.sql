-- One mailbox is one person, however an email is spelled: capitals, a plus sign, dots at Gmail.

create function mailbox(contact text) returns text
  language plpgsql immutable strict parallel safe set search_path = public, pg_temp as $$
declare
  plain text := regexp_replace(
    regexp_replace(lower(contact), '^([^+]+)\+.*@', '\1@'), '@googlemail\.com$', '@gmail.com'
  );
begin
  return case when plain like '%@gmail.com' then replace(split_part(plain, '@', 1), '.', '') || '@gmail.com'
    else plain end;
end $$;
comment on function mailbox is
  'The mailbox that an email reaches: without what follows a plus sign and, at Gmail, without dots. A mobile number '
  'stays as it is. contract/src/rules/identity-numbers.ts has the same function.';

alter table account add column mailbox text not null generated always as (mailbox(email)) stored;
comment on column account.mailbox is 'The email as people are told apart by it. Only one verified account of a role has it.';
drop index account_by_verified_email;
drop index account_by_pending_email;
create unique index account_by_verified_mailbox on account (role, mailbox) where verified_at is not null;
create index account_by_pending_mailbox on account (role, mailbox) where verified_at is null;

alter table staff_member
  add column mailbox text not null generated always as (mailbox(email)) stored,
  drop constraint staff_member_email_key,
  add constraint staff_member_mailbox_key unique (mailbox);
comment on column staff_member.mailbox is 'The email as people are told apart by it.';

alter table team_invitation
  add column mailbox text not null generated always as (mailbox(email)) stored,
  drop constraint team_invitation_production_house_id_email_key,
  add constraint team_invitation_production_house_id_mailbox_key unique (production_house_id, mailbox);
comment on column team_invitation.mailbox is 'The email as people are told apart by it.';

create index guardian_by_mailbox on guardian (mailbox(contact));

comment on column one_time_code.address is
  'A mobile number or an email. For registrations and password resets it is the mailbox, and the code goes to the '
  'email as the account spells it.';

create or replace function limit_team_size() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform from production_house where id = new.production_house_id for no key update;
  perform from team_invitation
    where production_house_id = new.production_house_id and mailbox = mailbox(new.email);
  if found then
    return new;
  end if;
  if (select count(*) from account where production_house_id = new.production_house_id and removed_at is null)
    + (select count(*) from team_invitation where production_house_id = new.production_house_id) >= 50 then
    raise exception 'house % has 50 members', new.production_house_id using errcode = 'KD242';
  end if;
  return new;
end $$;

create or replace function delete_logins_of_removed_account() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform end_access(new.id, null);
  delete from one_time_code where role = old.role and address = old.mailbox and purpose = 'reset';
  delete from google_identity where account_id = new.id;
  delete from two_factor where account_id = new.id;
  delete from passkey where account_id = new.id;
  delete from passkey_challenge where account_id = new.id;
  delete from known_device where account_id = new.id;
  delete from email_change where account_id = new.id;
  return null;
end $$;

create or replace function end_access(holder uuid, kept_session bytea) returns void
  language plpgsql set search_path = public, pg_temp as $$
begin
  -- Ending a session also deletes the push subscription of its browser.
  delete from session where account_id = holder and token_hash is distinct from kept_session;
  delete from calendar_feed where account_id = holder;
  delete from reset_token where account_id = holder;
  delete from google_exchange where account_id = holder;
  delete from team_invitation where account_id = holder;
  delete from one_time_code using account
    where account.id = holder and (
      one_time_code.account_id = holder
      or (one_time_code.purpose = 'reset' and one_time_code.address = account.mailbox
        and one_time_code.role = account.role)
    );
end $$;

create or replace function banned_house_like(house uuid) returns text
  language sql stable set search_path = public, pg_temp as $$
  select coalesce(other.company_name, 'a house without a name')
  from production_house this
    join house_suspension ban on ban.kind = 'ban' and ban.confirmed_at is not null and ban.ended_at is null
    join production_house other on other.id = ban.production_house_id and other.id <> this.id
  where this.id = house and (
    lower(regexp_replace(this.company_name, '[^[:alnum:]]', '', 'g'))
      = lower(regexp_replace(other.company_name, '[^[:alnum:]]', '', 'g'))
    or this.gst_no = other.gst_no
    or exists (
      select from account member join account banned on banned.production_house_id = other.id and (
        banned.mailbox = member.mailbox or banned.mobile = member.mobile
        or banned.pan_fingerprint = member.pan_fingerprint or banned.aadhaar_fingerprint = member.aadhaar_fingerprint
      )
      where member.production_house_id = this.id
    )
  )
  order by ban.confirmed_at limit 1
$$;

-- Only the mobile number shows that a guardian runs the account: whoever reads the email of the child could
-- otherwise consent for themselves.
comment on column guardian.runs_account is
  'Whether the guardian has the mobile number of the child''s account. Set by triggers.';

create or replace function check_guardian() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  perform from talent where id = new.talent_id and is_child(date_of_birth, new.requested_at);
  if not found then
    raise exception 'talent % is not a child', new.talent_id using errcode = 'KD008';
  end if;
  new.runs_account := exists (select from account where id = new.talent_id and mobile = new.mobile);
  -- A guardian who entered a code before may consent again. A shared mailbox is fine only if nothing goes to it.
  if not (new.runs_account and new.contact = new.mobile) and new.confirmed_at is null and mailbox(new.email) in (
    select mailbox from account where id = new.talent_id
    union all select mailbox(old_email) from email_change where account_id = new.talent_id
  ) then
    raise exception 'the guardian of % has the mailbox of the child', new.talent_id using errcode = 'KD025';
  end if;
  -- A sibling's account that the guardian runs has the guardian's number.
  perform from account join talent using (id)
    where role = 'talent' and id <> new.talent_id and verified_at is not null
      and (proven_mobile = new.mobile or mailbox = mailbox(new.email))
      and is_child(date_of_birth, new.requested_at)
      and not exists (
        select from guardian where talent_id = account.id and runs_account and withdrawn_at is null
      );
  if found then
    raise exception 'the guardian of % has the contact of another child', new.talent_id using errcode = 'KD009';
  end if;
  return new;
end $$;
comment on function check_guardian is
  'Only a child has a guardian, whose contacts are not those of another child. The email is not the child''s either, '
  'unless the guardian runs the account and gets the link by text message.';

drop trigger reject_change_of_guardian_consent on guardian;
create trigger reject_change_of_guardian_consent before update on guardian for each row
  when (
    old.withdrawn_at is not null
    or (old.id, old.talent_id, old.name, old.relation, old.mobile, old.email, old.contact, old.requested_at)
      is distinct from
      (new.id, new.talent_id, new.name, new.relation, new.mobile, new.email, new.contact, new.requested_at)
    or old.runs_account > new.runs_account
    or old.confirmed_at <> coalesce(new.confirmed_at, 'infinity')
    or old.consented_at <> coalesce(new.consented_at, 'infinity')
    or old.consent_version <> coalesce(new.consent_version, '')
  )
  execute function reject_change_of_guardian_consent();

create function check_contact_of_child() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  update guardian set runs_account = true
    where talent_id = new.id and withdrawn_at is null and not runs_account and mobile = new.mobile;
  perform from guardian join talent on talent.id = talent_id
    where talent_id = new.id and not (runs_account and contact = mobile) and mailbox(email) = mailbox(new.email)
      and (withdrawn_at is null or consented_at is not null) and is_child(date_of_birth, now());
  if found then
    raise exception 'account % has the mailbox of its guardian', new.id using errcode = 'KD025';
  end if;
  return null;
end $$;
comment on function check_contact_of_child is
  'A child does not take the email of its guardian. A guardian whose mobile number it takes runs the account.';
create trigger check_contact_of_child after update on account for each row
  when (new.role = 'talent'
    and (old.email, old.mobile) is distinct from (new.email, new.mobile))
  execute function check_contact_of_child();
