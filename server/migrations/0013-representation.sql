-- Representation: who acts for a talent, and what they did.

create type mandate_kind as enum ('guardian', 'agency', 'member');
comment on type mandate_kind is '`member`: somebody of an agency, who acts for the account of the agency itself.';

create table mandate (
  id uuid primary key default gen_random_uuid(),
  kind mandate_kind not null,
  talent_id uuid references talent on delete cascade,
  holder_id uuid references talent on delete cascade,
  guardian_id uuid unique,
  scopes text[] not null
    check (scopes <@ array['apply', 'answer', 'messages', 'profile', 'manage'] and cardinality(scopes) > 0),
  name text not null default '',
  contact text,
  note text not null default '',
  commission_note text not null default '',
  folder text check (folder <> ''),
  shown_publicly boolean not null default false,
  seed uuid,
  token_hash bytea unique,
  link_ends_at timestamptz,
  invited_by uuid references mandate on delete set null,
  invited_at timestamptz not null,
  active_since timestamptz,
  until date,
  ended_at timestamptz,
  ended_by uuid references account on delete set null,
  was_declined boolean not null default false check (not was_declined or ended_at is not null),
  foreign key (guardian_id, talent_id) references guardian (id, talent_id) on delete cascade,
  constraint mandate_has_inviter check (num_nonnulls(talent_id, holder_id) > 0),
  constraint mandate_for_somebody_else check (talent_id <> holder_id),
  constraint mandate_active_names_both check (active_since is null or num_nonnulls(talent_id, holder_id) = 2),
  constraint mandate_of_guardian check ((kind = 'guardian') = (guardian_id is not null)),
  constraint mandate_managed_by_member check (kind = 'member' or not 'manage' = any (scopes)),
  constraint mandate_commission_of_agency check (kind = 'agency' or commission_note = ''),
  constraint mandate_token_is_whole check (num_nonnulls(seed, token_hash, link_ends_at) in (0, 3)),
  constraint mandate_token_goes_somewhere check (token_hash is null or contact is not null)
);
comment on table mandate is 'That one account, the holder, may act for a talent. Invited, active since, and ended.';
comment on column mandate.talent_id is 'Null while an agency invites somebody who has not accepted.';
comment on column mandate.holder_id is 'Null while an agency invites a member who has not accepted.';
comment on column mandate.guardian_id is 'The consent that a guardian''s mandate is, and ends with.';
comment on column mandate.scopes is 'What the holder may do. `manage`: also the roster and the team of the agency.';
comment on column mandate.name is 'The invited person, as the inviter knows them.';
comment on column mandate.contact is 'The email or mobile number to which the link went.';
comment on column mandate.commission_note is 'What both agreed on. The product does nothing with it.';
comment on column mandate.folder is 'Where the agency keeps the client.';
comment on column mandate.shown_publicly is 'Whether the talent lets the public page of the agency show them.';
comment on column mandate.seed is
  'Gives the token of the link to accept the mandate, or to take over a managed account, which also works after the end.';
comment on column mandate.invited_by is 'The mandate of the member who sent the link for the agency.';
comment on column mandate.was_declined is 'By the invited person, whom the inviter leaves alone for a while.';
comment on column mandate.until is 'The last day, in India.';
create unique index mandate_living on mandate (holder_id, talent_id) where ended_at is null;
create unique index mandate_invited on mandate (coalesce(holder_id, talent_id), kind, contact)
  where active_since is null and ended_at is null;
create index mandate_by_talent on mandate (talent_id);
create index mandate_by_guardian on mandate (guardian_id, talent_id);
create index mandate_by_ender on mandate (ended_by);
create index mandate_by_inviter on mandate (invited_by);
create trigger reject_change_of_ended_mandate before update on mandate for each row
  when (old.ended_at is not null and (new.ended_at is distinct from old.ended_at or new.scopes <> old.scopes))
  execute function reject('KD032', 'it has ended');

alter table session add constraint session_of_mandate foreign key (mandate_id) references mandate on delete cascade;
alter table application add constraint application_by_mandate
  foreign key (mandate_id) references mandate on delete set null;

alter table conversation_message add constraint conversation_message_by_mandate
  foreign key (mandate_id) references mandate on delete set null;

create function is_verified_agency(asked uuid) returns boolean language sql stable
  return exists (select from document_owner where id = asked and is_agency and verified);

create function mandate_is_active(asked mandate, instant timestamptz) returns boolean language sql stable
  return asked.active_since is not null and asked.ended_at is null
    and coalesce(asked.until >= (instant at time zone 'Asia/Kolkata')::date, true)
    and not exists (select from account_deletion where account_id in (asked.talent_id, asked.holder_id))
    and case asked.kind
      when 'guardian' then exists (
        select from guardian join talent on talent.id = guardian.talent_id
        where guardian.id = asked.guardian_id and consented_at is not null and withdrawn_at is null
          and is_child(date_of_birth, instant)
      )
      when 'agency' then is_verified_agency(asked.holder_id) and not exists (
        select from talent where id = asked.talent_id and is_child(date_of_birth, asked.active_since)
          and (consenting_guardian(id) is null or not is_child(date_of_birth, instant))
      )
      else true end
    -- A child acts for nobody.
    and not exists (select from talent where id = asked.holder_id and is_child(date_of_birth, instant));
comment on function mandate_is_active is
  'Whether its holder may act now. What a guardian has or agreed to for a child ends with the consent and at 18.';

create function hands_over(asked mandate) returns boolean language sql stable
  return asked.ended_by is null and exists (select from account where id = asked.talent_id and managed)
    and case when asked.kind = 'guardian'
      then exists (select from guardian where id = asked.guardian_id and withdrawn_at is null)
      else not exists (select from guardian where talent_id = asked.talent_id) end;
comment on function hands_over is
  'Whether its holder keeps the account until the talent takes it over: a guardian a child''s, an agency one of its own.';

create trigger require_agreement before insert on application for each row when (new.mandate_id is not null)
  execute function require('KD035', 'the talent has not taken the kept profile over yet', 'not exists (
    select from mandate where id = $1.mandate_id and kind = ''agency'' and hands_over(mandate)
  )');

create function acting_by(asked bytea, instant timestamptz) returns jsonb language sql stable
  set search_path = public, pg_temp
begin atomic
  with recursive chain (depth, token_hash, account_id, mandate_id, holder_session, expires_at) as (
    select 1, token_hash, account_id, mandate_id, holder_session, expires_at from session where token_hash = asked
    union all
    select depth + 1, s.token_hash, s.account_id, s.mandate_id, s.holder_session, s.expires_at
    from chain join session s on s.token_hash = chain.holder_session
  )
  -- A mandate moves to the talent's own account from the one that an agency kept.
  select case when bool_and(expires_at > instant and (
      mandate.id is null or mandate.talent_id = account_id and mandate_is_active(mandate, instant)
    ))
    then jsonb_agg(
      jsonb_build_object('mandate_id', mandate.id, 'kind', kind, 'scopes', scopes, 'holder_id', holder_id,
        'guardian_id', guardian_id, 'talent_name', talent.name) order by depth
    ) filter (where mandate.id is not null) end
  from chain left join mandate on mandate.id = chain.mandate_id left join talent on talent.id = talent_id;
end;
comment on function acting_by is
  'The mandates of an acting session, its own first, then those of the session it came from; null once one has ended.';

create function end_mandate() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  ended timestamptz := coalesce(new.ended_at, now());
begin
  delete from session where mandate_id = old.id;
  -- A member of an agency is not let in again by a link that they sent to themselves.
  update mandate set seed = null, token_hash = null, link_ends_at = null,
      ended_at = case when active_since is null then ended else ended_at end
    where invited_by = old.id and token_hash is not null and talent_id is not null;
  -- A profile that the agency kept, and nobody took over, is erased.
  insert into account_deletion (account_id, asked_at, erase_at)
    select old.talent_id, ended, ended + interval '30 days' where old.kind = 'agency' and hands_over(old)
    on conflict do nothing;
  return null;
end $$;
create trigger end_mandate after update of ended_at on mandate for each row
  when (old.ended_at is null and new.ended_at is not null) execute function end_mandate();
-- With the account of its agency.
create trigger end_deleted_mandate after delete on mandate for each row
  when (old.ended_at is null) execute function end_mandate();

create function end_mandate_of_guardian() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update mandate set ended_at = new.withdrawn_at, seed = null, token_hash = null, link_ends_at = null
    where guardian_id = new.id and ended_at is null;
  return null;
end $$;
comment on function end_mandate_of_guardian is 'The consent of a guardian is the mandate.';
create trigger end_mandate_of_guardian after update of withdrawn_at on guardian for each row
  when (new.withdrawn_at is not null) execute function end_mandate_of_guardian();

create table package (
  id uuid primary key default gen_random_uuid(),
  agency_id uuid not null references talent on delete cascade,
  request_id uuid not null,
  token_hash bytea not null unique,
  title text not null,
  note text not null default '',
  created_by uuid references account on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  opened integer not null default 0,
  unique (agency_id, request_id),
  constraint package_expires_within_year
    check (expires_at > created_at and expires_at <= created_at + interval '366 days')
);
comment on table package is
  'Clients that an agency shows for one brief, by a link that works until it expires. Stored is the token''s hash.';
create index package_by_creator on package (created_by);
create trigger limit_rows after insert on package for each row
  execute function limit_rows('talent', 'agency_id', '30', 'KD031',
    'revoked_at is null and expires_at > $2.created_at');

create table package_client (
  package_id uuid not null references package on delete cascade,
  mandate_id uuid not null references mandate on delete cascade,
  position smallint not null,
  primary key (package_id, mandate_id)
);
create index package_client_by_mandate on package_client (mandate_id);

create trigger drop_pages_of_agency after update on mandate for each row
  when (old.shown_publicly and (not new.shown_publicly or old.ended_at is distinct from new.ended_at))
  execute function drop_public_pages();

create table acting_event (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talent on delete cascade,
  mandate_id uuid references mandate on delete set null,
  actor_id uuid references account on delete set null,
  endpoint text not null,
  subject uuid,
  happened_at timestamptz not null,
  is_done boolean not null default false
);
comment on table acting_event is 'What somebody did for a talent, who can read it.';
comment on column acting_event.is_done is
  'Written before the act, so that none is lost: false during it, and if the process died in it.';
comment on column acting_event.subject is 'The casting call or application it was about, or another object.';
create index acting_event_by_talent on acting_event (talent_id, happened_at);
create index acting_event_by_mandate on acting_event (mandate_id);
create index acting_event_by_actor on acting_event (actor_id);
create trigger reject_change before delete on acting_event for each row
  when (old.is_done and pg_trigger_depth() = 0) execute function reject_change();

create trigger require_mandate_of_talent after insert or update of mandate_id, talent_id on application for each row
  when (new.mandate_id is not null)
  execute function require('KD034', 'it was sent by a mandate of somebody else, or that has ended', 'exists (
    select from mandate where id = $1.mandate_id and talent_id = $1.talent_id and ended_at is null
  )');

create table application_claim (
  application_id uuid references application on delete cascade,
  mandate_id uuid references mandate on delete cascade,
  claimed_at timestamptz not null,
  decided_at timestamptz,
  primary key (application_id, mandate_id)
);
comment on table application_claim is
  'An agency submitted a talent whose application was there already. The talent decides whose it is.';
create index application_claim_by_mandate on application_claim (mandate_id);
create trigger require_mandate_of_talent after insert on application_claim for each row
  execute function require('KD034', 'its mandate is not of an agency of the talent', 'exists (
    select from mandate join application on application.talent_id = mandate.talent_id
    where mandate.id = $1.mandate_id and application.id = $1.application_id and kind = ''agency''
  )');
