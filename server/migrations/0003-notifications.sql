-- Notifications: the inbox, deliveries by email, WhatsApp, SMS and push, preferences and consents.

create type notification_kind as enum (
  'account', 'applications', 'views', 'auditions', 'invitations', 'bookings', 'conversations', 'plans', 'alerts'
);
create type delivery_channel as enum ('email', 'whatsapp', 'sms', 'push');
create type delivery_state as enum ('queued', 'sent', 'delivered', 'read', 'failed', 'dropped');
comment on type delivery_state is 'In the order of a delivery. `failed` is final, `dropped` was too late to send.';

create table notification (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  source text not null,
  kind notification_kind not null,
  title text not null,
  text text not null,
  path text not null check (path like '/%'),
  created_at timestamptz not null,
  read_at timestamptz,
  unique (account_id, source)
);
comment on column notification.source is 'What caused it, so that a task that runs twice notifies once.';
create index notification_by_account on notification (account_id, created_at desc, id desc);
create index notification_unread on notification (account_id) where read_at is null;
create index notification_by_age on notification (created_at);

create function notify_live_update() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('live_updates', new.account_id::text);
  return null;
end $$;
create trigger notify_live_update after insert or update of read_at on notification
  for each row execute function notify_live_update();

create table notification_delivery (
  id uuid primary key default gen_random_uuid(),
  source text not null,
  account_id uuid references account on delete set null,
  kind notification_kind not null,
  template text not null,
  channel delivery_channel not null,
  address text not null check (address <> ''),
  content jsonb,
  state delivery_state not null default 'queued',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  expires_at timestamptz,
  provider_id text,
  reason text,
  unique (source, channel, address),
  constraint notification_delivery_keeps_content_while_queued check ((content is not null) = (state = 'queued'))
);
comment on column notification_delivery.reason is 'Why it was not sent: a code of ours, or what its provider says.';
comment on column notification_delivery.provider_id is 'The provider''s name for it, used in delivery reports.';
-- Not unique: if a provider gives two deliveries the same name, the second must not fail and be sent again.
create index notification_delivery_by_provider_id on notification_delivery (channel, provider_id)
  where provider_id is not null;
create index notification_delivery_by_account on notification_delivery (account_id, created_at desc);
create index notification_delivery_by_age on notification_delivery (created_at);

create table notification_preference (
  account_id uuid not null references account on delete cascade,
  kind notification_kind not null,
  channel delivery_channel not null,
  wanted boolean not null,
  changed_at timestamptz not null,
  primary key (account_id, kind, channel),
  constraint notification_preference_keeps_account_emails check (wanted or kind <> 'account' or channel <> 'email')
);
comment on table notification_preference is 'Where an account differs from the default. It always gets account emails.';

create table channel_consent (
  id bigint generated always as identity primary key,
  account_id uuid not null references account on delete cascade,
  channel delivery_channel not null check (channel in ('whatsapp', 'sms')),
  address text not null,
  agreed boolean not null,
  version text not null,
  language text not null default 'en' check (language ~ '^[a-z]{2,3}(-[a-z]+)?$'),
  said_by text not null,
  said_at timestamptz not null
);
comment on table channel_consent is 'A consent to WhatsApp or SMS at a number, or its withdrawal. The newest counts.';
comment on column channel_consent.address is 'The mobile number. The consent ends when the account changes it.';
comment on column channel_consent.said_by is 'How it was given or withdrawn: on the site, by a reply or by a link.';
create index channel_consent_by_account on channel_consent (account_id, channel, id desc);
create index channel_consent_by_address on channel_consent (channel, address);
create trigger reject_change before update or delete on channel_consent for each row
  when (pg_trigger_depth() = 0) execute function reject_change();

create function has_channel_consent(account uuid, by_channel delivery_channel, at_address text) returns boolean
  language sql stable
  return coalesce((
    select agreed and address = at_address from channel_consent
    where account_id = account and channel = by_channel order by id desc limit 1
  ), false);

create table whatsapp_reply (
  id text primary key,
  address text not null,
  said_at timestamptz not null
);
comment on table whatsapp_reply is 'Replies that withdrew or gave a consent, so that each counts once.';
create index whatsapp_reply_by_address on whatsapp_reply (address, said_at);
create index whatsapp_reply_by_age on whatsapp_reply (said_at);

create table push_subscription (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  session_id uuid not null unique references session (id) on delete cascade,
  endpoint text not null unique check (endpoint like 'http%'),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
comment on column push_subscription.p256dh is 'Encrypts notifications, so that the push service cannot read them.';
create index push_subscription_by_account on push_subscription (account_id, created_at desc);

create function limit_push_subscriptions() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from account where id = new.account_id for no key update;
  delete from push_subscription where id in (
    select id from push_subscription where account_id = new.account_id
    order by created_at desc, id desc offset 10
  );
  return null;
end $$;
create trigger limit_push_subscriptions after insert on push_subscription
  for each row execute function limit_push_subscriptions();
