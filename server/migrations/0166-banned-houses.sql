-- Nobody writes to a suspended house, and the owners of a banned one cannot register another.

alter type conversation_bar add value 'suspended';

create or replace function conversation_bar(application uuid, side application_party, instant timestamptz)
  returns conversation_bar language sql stable
  begin atomic
    select case
      when exists (
        select from conversation_block block where block.talent_id = sent.talent_id
          and block.production_house_id = job.production_house_id and block.party = side
      ) then 'own_block'
      when exists (
        select from conversation_block block where block.talent_id = sent.talent_id
          and block.production_house_id = job.production_house_id and block.party <> side
      ) then 'other_block'
      when sent.status = 'withdrawn' then 'withdrawn'
      when house_standing(house.id) is not null then 'suspended'
      when lacks_consent(sent.id) then 'consent'
      when is_child(talent.date_of_birth, instant) and house.verification <> 'documents' then 'child'
      when is_child(talent.date_of_birth, instant) and not guardian_agrees(talent.id) then 'guardian'
      when side = 'talent' and not exists (
        select from conversation_message message where message.application_id = sent.id
      ) then 'not_begun'
      when side = 'house' and (
        select count(*) filter (where last.party = 'house') from (
          select message.party from conversation_message message
          where message.application_id = sent.id order by message.place desc limit 5
        ) as last
      ) = 5 then 'unanswered'
    end::conversation_bar
    from application sent
      join job on job.id = sent.job_id
      join production_house house on house.id = job.production_house_id
      join talent on talent.id = sent.talent_id
    where sent.id = application;
  end;

create table banned_identity (
  banned_house uuid not null,
  kind text not null check (kind in ('email', 'mobile', 'pan', 'aadhaar', 'gstin')),
  fingerprint bytea not null,
  primary key (banned_house, kind, fingerprint)
);
comment on table banned_identity is
  'By which a banned house and its owners are known again: keyed fingerprints, until the ban ends.';
comment on column banned_identity.banned_house is
  'The id of the house. Not a reference, because the ban outlives a house that is deleted.';
create index banned_identity_by_fingerprint on banned_identity (kind, fingerprint);

create function banned_house_like(house uuid) returns text language sql stable
return (
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
        banned.email = member.email or banned.mobile = member.mobile
        or banned.pan_fingerprint = member.pan_fingerprint or banned.aadhaar_fingerprint = member.aadhaar_fingerprint
      )
      where member.production_house_id = this.id
    )
  )
  order by ban.confirmed_at limit 1
);
comment on function banned_house_like is
  'The name of a banned house that has the name, the GST number or a person of this house. Null if none has.';
