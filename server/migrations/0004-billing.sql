-- Billing: plans, subscriptions, orders, payments, refunds, invoices, and the sandbox gateway.
-- The references to talent are added with that table. All amounts in paise unless a column says rupees.

create table plan (
  id uuid primary key default gen_random_uuid(),
  name text not null unique,
  price integer not null check (price > 0),
  description text not null,
  duration_in_days integer not null check (duration_in_days > 0),
  applications integer check (applications >= 0),
  photos integer check (photos >= 0),
  intro_videos integer check (intro_videos >= 0),
  audition_videos integer check (audition_videos >= 0),
  voice_samples integer check (voice_samples >= 0),
  work_links integer check (work_links >= 0),
  saved_searches integer check (saved_searches >= 0),
  featured boolean not null default false,
  whatsapp_days smallint[] not null default '{}' check (whatsapp_days <@ '{1,2,3,4,5,6,7}')
);
comment on table plan is 'What a talent can buy. A null allowance is unlimited; applications are counted per year.';
comment on column plan.price is 'In whole rupees with GST: the price shown is the price charged.';
comment on column plan.description is 'The features, as HTML list items.';
comment on column plan.featured is 'Whether its holders take turns on the home page. It changes no search.';
comment on column plan.whatsapp_days is 'The days of the week (1 is Monday) on which alerts are sent by WhatsApp.';
create trigger drop_pages after insert or update or delete on plan execute function drop_public_pages();

insert into plan (name, price, duration_in_days, description, applications, photos, intro_videos, audition_videos,
  voice_samples, work_links, saved_searches, whatsapp_days, featured)
values
  ('Basic', 999, 365,
    '<li>Apply to 50 casting calls a year</li><li>Verified badge on your profile</li>'
    '<li>One consolidated profile for every production house</li><li>1 email alert</li>'
    '<li>Weekly WhatsApp reminder</li><li>10 photos</li><li>3 intro videos</li><li>5 audition videos</li>'
    '<li>3 work links</li><li>Free videos on auditions and the craft</li>',
    50, 10, 3, 5, 3, 3, 1, '{1}', false),
  ('Pro', 2999, 365,
    '<li>Apply to unlimited casting calls</li><li>Verified badge on your profile</li>'
    '<li>One consolidated profile for every production house</li><li>Featured showcase on the home page</li>'
    '<li>Masterclass with working casting directors</li><li>3 email alerts</li>'
    '<li>WhatsApp alerts on Monday, Wednesday and Friday</li><li>30 photos</li><li>5 intro videos</li>'
    '<li>10 audition videos</li><li>10 work links</li><li>Free videos on auditions and the craft</li>',
    null, 30, 5, 10, 5, 10, 3, '{1,3,5}', true);

create table plan_price (
  plan_id uuid not null references plan on delete cascade,
  holds_from date not null,
  price integer not null constraint plan_price_in_rupees check (price between 1 and 100000),
  primary key (plan_id, holds_from)
);
comment on table plan_price is 'The price from a day in India on, in rupees. At midnight it is copied to the plan.';

create table subscription (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid not null,
  plan_id uuid not null references plan,
  order_id uuid unique,
  starts_at timestamptz not null,
  ends_at timestamptz not null
    check ((ends_at at time zone 'Asia/Kolkata') = date_trunc('day', ends_at at time zone 'Asia/Kolkata')),
  ended_at timestamptz,
  auto_renew boolean not null default false,
  cancelled_at timestamptz,
  reminded_days smallint,
  constraint subscription_starts_before_end check (starts_at < ends_at),
  constraint subscription_cancelled_is_not_renewed check (not auto_renew or cancelled_at is null),
  -- A subscription that ended before it started covers no time at all.
  constraint subscription_overlaps exclude using gist (
    talent_id with =,
    tstzrange(starts_at, greatest(starts_at, least(ends_at, ended_at))) with &&
  )
);
comment on column subscription.order_id is 'The order that paid for it. Null for demo data and gifts.';
comment on column subscription.ends_at is 'Midnight in India at the end of the time that was paid for.';
comment on column subscription.ended_at is 'When an upgrade or a refund ended it early.';
comment on column subscription.cancelled_at is 'When the talent cancelled. The subscription still lasts until its end.';
comment on column subscription.reminded_days is 'The last reminder sent, as the number of days before the end.';
create index subscription_by_end on subscription (ends_at) where ended_at is null;

create function year_start(since timestamptz, instant timestamptz, years integer default null) returns timestamptz
  language sql stable
begin atomic
  select ((since at time zone 'Asia/Kolkata') + make_interval(years => least(whole, years - 1))) at time zone 'Asia/Kolkata'
  from (
    select extract(year from age(instant at time zone 'Asia/Kolkata', since at time zone 'Asia/Kolkata'))::integer
      - (instant < since)::integer as whole
  ) as passed;
end;
comment on function year_start is 'The start of an instant''s year, at the same day and hour in India as `since`.';

create function allowance_of(talent uuid, instant timestamptz) returns table (
  plan text, applications integer, photos integer, intro_videos integer, audition_videos integer,
  voice_samples integer, work_links integer, saved_searches integer, counted_from timestamptz
)
  language plpgsql stable rows 1 set search_path = public, pg_temp as $$
begin
  return query
    select plan.name, plan.applications, plan.photos, plan.intro_videos, plan.audition_videos, plan.voice_samples,
      plan.work_links, plan.saved_searches,
      year_start(starts_at, instant, greatest(1, plan.duration_in_days / 365))
    from subscription join plan on plan.id = plan_id
    where talent_id = talent
      and tstzrange(starts_at, greatest(starts_at, least(ends_at, ended_at))) @> instant;
  if not found then
    return query select null, 5, 3, 1, 1, 1, 1, 1, year_start(created_at, instant)
      from talent as person where id = talent;
  end if;
end $$;
comment on function allowance_of is
  'Null numbers are unlimited. Without a plan, `plan` is null and no alerts are sent. Applications count from the '
  'start of a yearly period, `counted_from`. The contract has the free numbers too.';

-- Orders and payments
create type order_kind as enum ('purchase', 'upgrade', 'renewal');
create type order_status as enum ('open', 'expired', 'paid', 'returned');
create type payment_gateway as enum ('razorpay', 'sandbox');

create table plan_order (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid,
  plan_id uuid not null references plan,
  kind order_kind not null,
  status order_status not null default 'open',
  price_paise integer not null check (price_paise > 0),
  replaces uuid references subscription on delete set null,
  unused_days integer not null check (unused_days >= 0),
  credit_paise integer not null check (credit_paise >= 0),
  amount_paise integer not null check (amount_paise > 0 and amount_paise % 100 = 0),
  buyer_name text not null,
  buyer_state text not null,
  buyer_gstin text check (buyer_gstin ~ '^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}$'),
  buyer_company text,
  gateway payment_gateway not null,
  gateway_order_id text unique,
  request_id uuid,
  created_at timestamptz not null,
  checked_at timestamptz,
  paid_at timestamptz,
  payment_id uuid unique,
  unique (talent_id, request_id),
  constraint plan_order_company_has_gstin
    check ((buyer_gstin is null) = (buyer_company is null) and (buyer_gstin is null or buyer_state <> 'Outside India')),
  constraint plan_order_paid_has_time check (status <> 'paid' or paid_at is not null),
  constraint plan_order_paid_has_payment check (status <> 'paid' or payment_id is not null),
  -- The amount is rounded to rupees.
  constraint plan_order_amount_adds_up check (abs(price_paise - credit_paise - amount_paise) <= 50)
);
comment on table plan_order is
  'An order at the price of that moment. Orders, payments and invoices outlive the account: the law wants 8 years.';
comment on column plan_order.buyer_company is 'The registered name and address of a company that buys, for its invoice.';
comment on column plan_order.credit_paise is 'The value of the unused days of the replaced subscription.';
comment on column plan_order.request_id is 'Identifies the form, so that a form sent twice makes one order.';
create index plan_order_by_part_of_name on plan_order using gin (buyer_name gin_trgm_ops);
create index plan_order_open on plan_order (created_at) where status = 'open';
alter table subscription add foreign key (order_id) references plan_order;

create type payment_status as enum ('created', 'failed', 'authorized', 'released', 'captured', 'refunded');
-- `released` comes before `captured`: the gateway may still collect a payment that we did not want to collect.
comment on type payment_status is 'In the order of a payment, whatever order the gateway''s events arrive in.';
create table payment (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references plan_order,
  gateway_payment_id text not null unique,
  status payment_status not null,
  amount_paise integer not null check (amount_paise > 0),
  method text,
  created_at timestamptz not null
);
create index payment_by_order on payment (order_id);
-- An order with a payment that is debited and not collected is under observation, although it has expired.
create index payment_reserved on payment (order_id) where status = 'authorized';
alter table plan_order add foreign key (payment_id) references payment;

create trigger reject_backward_payment_status before update of status on payment for each row
  when (new.status < old.status) execute function reject('KD022', 'its status only moves forward');

create type refund_status as enum ('requested', 'processed', 'failed');
create table refund (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payment,
  gateway_refund_id text unique,
  status refund_status not null,
  amount_paise integer not null check (amount_paise > 0),
  reason text not null,
  requested_at timestamptz not null,
  staff_id uuid references staff_member
);
comment on column refund.staff_id is 'Null for refunds that the product or the gateway''s dashboard made.';
create index refund_by_payment on refund (payment_id);
create index refund_by_staff on refund (staff_id, requested_at);

create table gateway_event (
  id text primary key,
  kind text not null,
  body text not null,
  received_at timestamptz not null
);
comment on table gateway_event is 'Every webhook event of the gateway, once, byte for byte as it arrived.';
create trigger reject_change before update or delete or truncate on gateway_event execute function reject_change();

create type ledger_kind as enum ('capture', 'refund');
create table ledger_entry (
  id bigint generated always as identity primary key,
  kind ledger_kind not null,
  payment_id uuid not null references payment,
  refund_id uuid unique references refund,
  amount_paise integer not null,
  happened_at timestamptz not null,
  constraint ledger_entry_capture_is_positive check ((kind = 'capture') = (amount_paise > 0)),
  constraint ledger_entry_refund_has_refund check ((kind = 'refund') = (refund_id is not null))
);
comment on table ledger_entry is 'Captures are positive, refunds negative. The sum is what the gateway holds for us.';
create unique index ledger_entry_capture on ledger_entry (payment_id) where kind = 'capture';
create index ledger_entry_by_payment on ledger_entry (payment_id);
create trigger reject_change before update or delete or truncate on ledger_entry execute function reject_change();

create function limit_refunds() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform from payment where id = new.payment_id for no key update;
  if (select sum(amount_paise) from ledger_entry where payment_id = new.payment_id) < 0 then
    raise exception 'payment % is refunded by more than was paid', new.payment_id using errcode = 'KD023';
  end if;
  return null;
end $$;
create trigger limit_refunds after insert on ledger_entry for each row execute function limit_refunds();

-- Invoices
create type invoice_series as enum ('invoice', 'credit_note');
create table invoice_counter (
  series invoice_series not null,
  financial_year text not null check (financial_year ~ '^\d\d-\d\d$'),
  last_serial integer not null check (last_serial > 0),
  primary key (series, financial_year)
);
comment on table invoice_counter is 'The last number of each series, without gaps: a rollback returns a number.';

create table invoice (
  id uuid primary key default gen_random_uuid(),
  series invoice_series not null,
  financial_year text not null,
  serial integer not null,
  number text not null unique check (length(number) <= 16),
  order_id uuid not null references plan_order,
  corrects uuid references invoice,
  refund_id uuid unique references refund,
  issued_at timestamptz not null,
  seller jsonb not null,
  buyer_name text not null,
  buyer_state text not null,
  buyer_gstin text check (buyer_gstin ~ '^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}$'),
  buyer_company text,
  description text not null,
  price_paise integer not null,
  discount_paise integer not null,
  taxable_paise integer not null,
  cgst_paise integer not null,
  sgst_paise integer not null,
  igst_paise integer not null,
  round_off_paise integer not null,
  total_paise integer not null check (total_paise > 0),
  unique (series, financial_year, serial),
  constraint invoice_company_has_gstin
    check ((buyer_gstin is null) = (buyer_company is null) and (buyer_gstin is null or buyer_state <> 'Outside India')),
  constraint invoice_under_lut_is_untaxed_export
    check (not seller ? 'lut' or (buyer_state = 'Outside India' and cgst_paise + igst_paise = 0)),
  constraint invoice_total_adds_up
    check (taxable_paise + cgst_paise + sgst_paise + igst_paise + round_off_paise = total_paise),
  constraint invoice_tax_is_within_or_between_states
    check (cgst_paise = sgst_paise and (cgst_paise = 0 or igst_paise = 0)),
  constraint invoice_credit_note_has_refund
    check ((series = 'credit_note') = (corrects is not null and refund_id is not null))
);
comment on table invoice is 'An invoice or credit note. Everything printed on it is kept as it was issued.';
create unique index invoice_one_per_order on invoice (order_id) where series = 'invoice';
create index invoice_by_order on invoice (order_id);
create trigger reject_change before update or delete or truncate on invoice execute function reject_change();

-- The sandbox gateway keeps its own books, as another company would: nothing here refers to our tables.
create table sandbox_order (
  id text primary key,
  amount integer not null check (amount >= 100),
  currency text not null,
  receipt text not null,
  status text not null default 'created' check (status in ('created', 'attempted', 'paid')),
  created_at timestamptz not null
);

create table sandbox_payment (
  id text primary key,
  order_id text not null references sandbox_order,
  amount integer not null,
  status text not null check (status in ('authorized', 'captured', 'refunded', 'failed')),
  method text not null,
  created_at timestamptz not null
);
create unique index sandbox_payment_captured on sandbox_payment (order_id) where status in ('captured', 'refunded');
create index sandbox_payment_by_order on sandbox_payment (order_id);

create table sandbox_refund (
  id text primary key,
  payment_id text not null references sandbox_payment,
  amount integer not null check (amount > 0),
  receipt text unique,
  created_at timestamptz not null
);
create index sandbox_refund_by_payment on sandbox_refund (payment_id);

create table sandbox_event (
  id text primary key,
  body text not null,
  created_at timestamptz not null
);
