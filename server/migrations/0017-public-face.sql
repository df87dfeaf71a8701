-- An address that shows a page to whoever has it, until it ends. The address itself is not here, only its hash.
create table profile_link (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null references talent on delete cascade,
  -- Names the filled form, so that one sent twice makes one link.
  request_id uuid not null,
  token_hash bytea not null unique,
  label text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at and expires_at <= created_at + interval '366 days'),
  revoked_at timestamptz,
  opened integer not null default 0,
  unique (talent_id, request_id)
);

create function guard_profile_link() returns trigger language plpgsql as $$
begin
  -- One after the other, so that two at once cannot both be the last that there may be.
  perform from talent
    where id = new.talent_id and date_of_birth is not null and not is_child(date_of_birth, new.created_at)
    for no key update;
  if not found then
    raise exception 'talent % is not known to be of age', new.talent_id using errcode = 'KD030';
  end if;
  if (
    select count(*) from profile_link
    where talent_id = new.talent_id and revoked_at is null and expires_at > new.created_at
      and request_id <> new.request_id
  ) >= 30 then
    raise exception 'talent % has 30 links that stand', new.talent_id using errcode = 'KD031';
  end if;
  return new;
end $$;

create trigger profile_link_is_guarded before insert on profile_link
  for each row execute function guard_profile_link();

-- Which houses looked at a talent's page, and on which days in India.
create table profile_view (
  talent_id uuid not null references talent on delete cascade,
  production_house_id uuid not null references production_house on delete cascade,
  day date not null,
  primary key (talent_id, day, production_house_id)
);

create index profile_view_of_house on profile_view (production_house_id);
create index profile_view_by_day on profile_view (day);

-- How many others looked at it on a day.
create table profile_visit (
  talent_id uuid not null references talent on delete cascade,
  day date not null,
  visitors integer not null default 1,
  primary key (talent_id, day)
);

create index profile_visit_by_day on profile_visit (day);

-- Who was counted already on a day: a keyed hash, which tells nobody's address. Lost in a crash, which counts anew.
create unlogged table profile_visitor (
  mark bytea primary key,
  day date not null
);

create index profile_visitor_by_day on profile_visitor (day);
