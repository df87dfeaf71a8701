create type language as enum ('en', 'hi');
create type message_channel as enum ('email', 'whatsapp', 'sms', 'push');
create type message_kind as enum (
  'account', 'applications', 'views', 'auditions', 'invitations', 'conversations', 'plans', 'alerts'
);
-- In the order in which a message comes by them; 'failed' is for good, 'dropped' came too late to be sent.
create type message_state as enum ('queued', 'sent', 'delivered', 'read', 'failed', 'dropped');

alter table account
  add column language language not null default 'en',
  -- Whoever has it stops messages to this account without a login; it stands in letters alone.
  add column stop_token uuid not null unique default gen_random_uuid();

-- What leaves the product on a channel. What causes it is named by `source`, so that what runs twice sends once.
create table message (
  id uuid primary key default gen_random_uuid(),
  source text not null,
  -- Null once the account is gone, and of whoever has none.
  account_id uuid references account on delete set null,
  kind message_kind not null,
  letter text not null,
  channel message_channel not null,
  address text not null check (address <> ''),
  -- As it goes over the channel; not kept once it left.
  content jsonb,
  state message_state not null default 'queued',
  created_at timestamptz not null,
  -- From when on it says nothing that is still of use.
  expires_at timestamptz,
  -- When it came into its state.
  changed_at timestamptz not null,
  -- What the provider calls it.
  provider_id text,
  reason text,
  check ((content is not null) = (state = 'queued')),
  unique (source, channel, address)
);

create unique index message_of_provider on message (channel, provider_id);
create index message_of_account on message (account_id, created_at desc);
create index message_by_age on message (created_at);

-- An entry under the bell.
create table notice (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  source text not null,
  kind message_kind not null,
  title text not null,
  text text not null,
  -- Where on the site it leads.
  path text not null check (path like '/%'),
  created_at timestamptz not null,
  read_at timestamptz,
  unique (account_id, source)
);

create index notice_of_account on notice (account_id, created_at desc, id desc);
create index notice_unread on notice (account_id) where read_at is null;
create index notice_by_age on notice (created_at);

-- What somebody chose otherwise than usual: whether messages of a kind come by a channel.
create table message_preference (
  account_id uuid not null references account on delete cascade,
  kind message_kind not null,
  channel message_channel not null,
  wanted boolean not null,
  changed_at timestamptz not null,
  primary key (account_id, kind, channel),
  -- What guards an account reaches it in any case.
  check (wanted or kind <> 'account' or channel <> 'email')
);

-- A yes to being written to by WhatsApp or SMS at a number, and its taking back. Rows are only added.
create table channel_consent (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  channel message_channel not null check (channel in ('whatsapp', 'sms')),
  address text not null,
  agreed boolean not null,
  -- Of the words that were agreed to.
  version text not null,
  -- How it was said: on the site, by a reply, by a link.
  said_by text not null,
  said_at timestamptz not null
);

create index channel_consent_of_account on channel_consent (account_id, channel, id desc);
create index channel_consent_by_address on channel_consent (channel, address);

-- What was said last counts, for the number it was said of.
create function agrees_to(account uuid, by_channel message_channel, at_address text) returns boolean
  language sql stable
  return coalesce((
    select agreed and address = at_address from channel_consent
    where account_id = account and channel = by_channel order by id desc limit 1
  ), false);

create function refuse_change_of_consent() returns trigger language plpgsql as $$
begin
  raise exception 'a consent is kept as it was said' using errcode = 'KD260';
end $$;

create trigger consent_is_kept before update or delete on channel_consent for each row
  when (pg_trigger_depth() = 0) execute function refuse_change_of_consent();
