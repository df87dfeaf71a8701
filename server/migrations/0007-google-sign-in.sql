-- A house that came by Google proves only its email. It has no password, and adds the rest before it may post.
alter table account
  add column came_by_google boolean not null default false,
  alter column mobile drop not null,
  alter column password_hash drop not null,
  alter column pan_last4 drop not null,
  alter column pan_fingerprint drop not null,
  alter column aadhaar_last4 drop not null,
  alter column aadhaar_fingerprint drop not null,
  add check (came_by_google or password_hash is not null),
  add check (
    num_nonnulls(mobile, pan_last4, pan_fingerprint, aadhaar_last4, aadhaar_fingerprint)
      in (case when came_by_google then 0 else 5 end, 5)
  ),
  add check (role = 'production' or not came_by_google);

-- Without its type of work a registration is not complete.
alter table production_house alter column type_of_work drop not null;

create function refuse_job_of_incomplete_house() returns trigger language plpgsql as $$
begin
  perform from production_house where id = new.production_house_id and type_of_work is not null;
  if not found then
    raise exception 'house % is not complete', new.production_house_id using errcode = 'KD007';
  end if;
  return new;
end $$;

create trigger job_needs_complete_house before insert on job
  for each row execute function refuse_job_of_incomplete_house();

-- Who an account is at the provider. An email can change hands there; issuer and subject do not.
create table google_identity (
  issuer text not null,
  subject text not null,
  account_id uuid not null unique references account on delete cascade,
  linked_at timestamptz not null,
  primary key (issuer, subject)
);

-- A sign-in on its way through the provider, bound to the browser that began it.
create table google_sign_in (
  browser_hash bytea primary key,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);

create index google_sign_in_expiry on google_sign_in (expires_at);

-- A finished sign-in that the same browser's page may exchange for a session, once.
create table google_exchange (
  code_hash bytea primary key,
  browser_hash bytea not null,
  account_id uuid not null references account on delete cascade,
  expires_at timestamptz not null
);

create index google_exchange_expiry on google_exchange (expires_at);
create index google_exchange_account on google_exchange (account_id);
