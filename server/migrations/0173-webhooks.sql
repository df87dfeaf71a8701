-- Webhooks: addresses of a house that we tell of new applications and of their stages.

create table house_webhook (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  url text not null check (url ~ '^https?://'),
  events text[] not null
    check (cardinality(events) > 0 and events <@ array['application.received', 'application.stage_changed']),
  sealed_secret bytea not null,
  created_at timestamptz not null,
  paused_at timestamptz
);
comment on table house_webhook is 'An address of a house that is told of events.';
comment on column house_webhook.sealed_secret is 'The secret that signs what is sent, encrypted.';
comment on column house_webhook.paused_at is 'Since when nothing is sent, because it did not work for more than a day.';
create index house_webhook_by_house on house_webhook (production_house_id);

create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references house_webhook on delete cascade,
  event text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  queued_at timestamptz,
  tries integer not null default 0,
  tried_at timestamptz,
  status integer,
  delivered_at timestamptz,
  failed_at timestamptz,
  check (delivered_at is null or failed_at is null)
);
comment on table webhook_delivery is 'One event for one address. It names applications and casting calls by id only.';
comment on column webhook_delivery.queued_at is 'When the queue took it over; null until then.';
comment on column webhook_delivery.status is 'The HTTP status of the last answer; null if there was none.';
comment on column webhook_delivery.failed_at is 'When we stopped trying.';
create index webhook_delivery_by_webhook on webhook_delivery (webhook_id, created_at desc);
create index webhook_delivery_by_age on webhook_delivery (created_at);
create index webhook_delivery_unqueued on webhook_delivery (created_at) where queued_at is null;

create function limit_webhooks() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from production_house where id = new.production_house_id for no key update;
  if (select count(*) from house_webhook where production_house_id = new.production_house_id) > 5 then
    raise exception 'too many webhooks' using errcode = 'KD248';
  end if;
  return null;
end $$;
comment on function limit_webhooks is 'A house has at most five webhooks.';
create trigger limit_webhooks after insert on house_webhook for each row execute function limit_webhooks();

create function tell_webhooks() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  type text := case tg_op when 'INSERT' then 'application.received' else 'application.stage_changed' end;
begin
  insert into webhook_delivery (webhook_id, event, payload, created_at)
    select hook.id, type, jsonb_build_object('application_id', new.id, 'job_id', new.job_id, 'stage', new.stage)
        || case tg_op when 'INSERT' then '{}' else jsonb_build_object('former_stage', old.stage) end,
      clock_timestamp()
    from job join house_webhook hook on hook.production_house_id = job.production_house_id
    where job.id = new.job_id and hook.paused_at is null and type = any (hook.events);
  return null;
end $$;
comment on function tell_webhooks is 'Keeps an event of an application for each address that wants it.';
create trigger tell_webhooks_of_new_application after insert on application
  for each row execute function tell_webhooks();
create trigger tell_webhooks_of_stage after update of stage on application
  for each row when (old.stage is distinct from new.stage) execute function tell_webhooks();
