-- Houses write the pay as they like: "₹15,000 a day", "Paid, 20-30k", "1.5 lakh". The lowest amount that is
-- promised: the first one of at least 100 rupees, in rupees. Null if none is named.
create function pay_in_rupees(compensation text) returns integer language sql immutable parallel safe
return (
  select least(amount, 2000000000)::integer
  from (
    select place, round(found[1]::numeric * case
      when found[2] is null then 1
      when found[2] ~ '^(k|th)' then 1000
      when found[2] ~ '^l' then 100000
      else 10000000
    end) amount
    from regexp_matches(
      replace(lower(left(compensation, 200)), ',', ''),
      '(\d{1,9}(?:\.\d{1,2})?)\s*(?:(?:-|–|to)\s*(?:₹|rs\.?|inr)?\s*\d{1,9}(?:\.\d{1,2})?\s*)?(k\M|thousand|lakhs?|lacs?|crores?|cr\M)?',
      'g'
    ) with ordinality as written (found, place)
  ) amounts
  where amount >= 100
  order by place
  limit 1
);

-- Whether a casting call promises money, and not only a share or a credit.
create function promises_pay(compensation text) returns boolean language sql immutable parallel safe
  return coalesce(
    lower(compensation) !~ 'unpaid|(not|non|never)[ -]paid|no (pay|fee|payment)\M|\mtfp\M|voluntary'
      and (lower(compensation) ~ '\mpaid\M' or pay_in_rupees(compensation) is not null),
    false
  );

alter table job
  add column pay integer generated always as (
    case when promises_pay(compensation) then pay_in_rupees(compensation) end
  ) stored,
  add column is_paid boolean not null generated always as (promises_pay(compensation)) stored;
comment on column job.pay is 'The lowest amount in rupees that the compensation names, for filters and sorting.';

create index job_open_by_pay on job (pay desc nulls last, posted_on desc, id desc)
  include (closes_at) where status = 'open' and stopped_at is null;

create table saved_job (
  talent_id uuid not null references talent on delete cascade,
  job_id uuid not null references job on delete cascade,
  saved_at timestamptz not null,
  primary key (talent_id, job_id)
);
comment on table saved_job is 'A casting call that a talent saved for later.';
create index saved_job_by_job on saved_job (job_id);
