-- What readers answered on WhatsApp that takes a consent back or gives it again, so that what is told twice counts once.
create table whatsapp_reply (
  -- The provider's.
  id text primary key,
  address text not null,
  said_at timestamptz not null
);

create index whatsapp_reply_of_address on whatsapp_reply (address, said_at);
create index whatsapp_reply_by_age on whatsapp_reply (said_at);

-- A browser that shows messages. It ends with the login it was set up in.
create table push_subscription (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  session_id uuid not null unique references session (id) on delete cascade,
  -- Where the browser's push service takes messages for it.
  endpoint text not null unique check (endpoint like 'http%'),
  -- What they are encrypted with, so that the push service cannot read them.
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);

create index push_subscription_of_account on push_subscription (account_id, created_at desc);

-- An account has ten at most: a newer one takes the place of the oldest.
create function keep_ten_devices() returns trigger language plpgsql as $$
begin
  perform from account where id = new.account_id for no key update;
  delete from push_subscription where id in (
    select id from push_subscription where account_id = new.account_id
    order by created_at desc, id desc offset 10
  );
  return null;
end $$;

create trigger ten_devices_are_kept after insert on push_subscription
  for each row execute function keep_ten_devices();
