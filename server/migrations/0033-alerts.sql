-- On which days of the week (1 is Monday) a plan sends alerts by WhatsApp.
alter table plan add column whatsapp_days smallint[] not null default '{}' check (whatsapp_days <@ '{1,2,3,4,5,6,7}');
update plan set whatsapp_days = case name when 'Basic' then '{1}' when 'Pro' then '{1,3,5}' else '{}' end::smallint[];

alter table saved_search
  -- On which days of the week alerts come by email.
  add column email_days smallint[] not null default '{1,2,3,4,5,6,7}' check (email_days <@ '{1,2,3,4,5,6,7}'),
  add column alerts boolean not null default true,
  add column paused_until timestamptz,
  -- Calls posted since then are new.
  add column alerts_from timestamptz,
  -- Whoever has it pauses or ends the alerts without a login; it stands in letters alone.
  add column stop_token uuid not null unique default gen_random_uuid();

update saved_search set alerts_from = created_at;
alter table saved_search alter column alerts_from set not null;

-- What a talent was alerted of, by which channel: never of the same call twice.
create table alerted_call (
  talent_id uuid not null references talent on delete cascade,
  channel message_channel not null,
  job_id uuid not null references job on delete cascade,
  alerted_at timestamptz not null,
  primary key (talent_id, channel, job_id)
);

create index alerted_call_of_job on alerted_call (job_id);

-- The searches that alerts come of at an instant: those of the running plan, the oldest first, as many as it allows.
create function alerting_searches(instant timestamptz) returns table (
  id uuid, talent_id uuid, name text, filters jsonb, email_days smallint[], whatsapp_days smallint[],
  created_at timestamptz, alerts_from timestamptz, stop_token uuid
)
  language sql stable
  begin atomic
    select search.id, search.talent_id, search.name, search.filters, search.email_days, plan.whatsapp_days,
      search.created_at, search.alerts_from, search.stop_token
    from (
      select *, row_number() over (partition by saved_search.talent_id order by created_at, saved_search.id) as place
      from saved_search
    ) search
    join subscription on subscription.talent_id = search.talent_id
      and tstzrange(starts_at, greatest(starts_at, least(ends_at, ended_at))) @> instant
    join plan on plan.id = plan_id
    where (plan.saved_searches is null or search.place <= plan.saved_searches)
      and search.alerts and (search.paused_until is null or search.paused_until <= instant);
  end;
