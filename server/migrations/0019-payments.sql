create type order_kind as enum ('purchase', 'upgrade', 'renewal');
create type order_status as enum ('open', 'expired', 'paid', 'returned');
-- In the order in which they can follow each other, whatever order the news of them come in.
create type payment_status as enum ('created', 'failed', 'authorized', 'captured', 'refunded');
create type refund_status as enum ('requested', 'processed', 'failed');
create type ledger_kind as enum ('capture', 'refund');
create type invoice_series as enum ('invoice', 'credit_note');
create type payment_gateway as enum ('razorpay', 'sandbox');

-- What a talent set out to buy, at the price of that moment. All amounts are paise.
-- A deleted account leaves its orders, payments and invoices: the law asks for them for eight years.
create table plan_order (
  id uuid primary key default gen_random_uuid(),
  talent_id uuid references talent on delete set null,
  plan_id uuid not null references plan,
  kind order_kind not null,
  status order_status not null default 'open',
  price_paise integer not null check (price_paise > 0),
  -- The unused days of the plan that this one replaces.
  credit_paise integer not null check (credit_paise >= 0),
  unused_days integer not null check (unused_days >= 0),
  replaces uuid references subscription on delete set null,
  -- In whole rupees, since that is how it is charged.
  amount_paise integer not null check (amount_paise > 0 and amount_paise % 100 = 0),
  buyer_name text not null,
  buyer_state text not null,
  gateway payment_gateway not null,
  gateway_order_id text unique,
  request_id uuid,
  created_at timestamptz not null,
  paid_at timestamptz,
  unique (talent_id, request_id),
  check (status <> 'paid' or paid_at is not null),
  check (abs(price_paise - credit_paise - amount_paise) <= 50)
);

create index plan_order_open on plan_order (created_at) where status = 'open';

-- At most one subscription comes of an order; seeds and gifts come of none.
alter table subscription add column order_id uuid unique references plan_order;
-- The last reminder that was sent: so many days before the end.
alter table subscription add column reminded_days smallint;
create index subscription_end on subscription (ends_at) where ended_at is null;

-- One try to pay, as the gateway tells of it.
create table payment (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references plan_order,
  gateway_payment_id text not null unique,
  status payment_status not null,
  amount_paise integer not null check (amount_paise > 0),
  method text,
  created_at timestamptz not null
);

create index payment_of_order on payment (order_id);

-- The one payment that the plan of an order was given for.
alter table plan_order add column payment_id uuid unique references payment;
alter table plan_order add check (status <> 'paid' or payment_id is not null);

create function refuse_step_back() returns trigger language plpgsql as $$
begin
  if new.status < old.status then
    raise exception 'payment % is %, not to be %', old.gateway_payment_id, old.status, new.status;
  end if;
  return new;
end $$;

create trigger payment_goes_forward before update of status on payment
  for each row execute function refuse_step_back();

create table refund (
  id uuid primary key default gen_random_uuid(),
  payment_id uuid not null references payment,
  gateway_refund_id text unique,
  status refund_status not null,
  amount_paise integer not null check (amount_paise > 0),
  reason text not null,
  requested_at timestamptz not null
);

create index refund_of_payment on refund (payment_id);

-- Every event the gateway told of, once, as its bytes came.
create table gateway_event (
  id text primary key,
  kind text not null,
  body text not null,
  received_at timestamptz not null
);

-- Money as it moved: captures are positive, refunds negative. Their sum is what the gateway holds for us.
create table ledger_entry (
  id bigint generated always as identity primary key,
  kind ledger_kind not null,
  payment_id uuid not null references payment,
  refund_id uuid unique references refund,
  amount_paise integer not null,
  happened_at timestamptz not null,
  check ((kind = 'capture') = (amount_paise > 0)),
  check ((kind = 'refund') = (refund_id is not null))
);

create unique index ledger_capture on ledger_entry (payment_id) where kind = 'capture';
create index ledger_of_payment on ledger_entry (payment_id);

-- Nothing is paid back that was not paid; the payment is locked, so that two refunds cannot cross.
create function refuse_refund_beyond_payment() returns trigger language plpgsql as $$
begin
  perform from payment where id = new.payment_id for no key update;
  if (select sum(amount_paise) from ledger_entry where payment_id = new.payment_id) < 0 then
    raise exception 'more is paid back than was paid for %', new.payment_id;
  end if;
  return null;
end $$;

create trigger ledger_stays_positive after insert on ledger_entry
  for each row execute function refuse_refund_beyond_payment();

-- The numbers of a series follow each other without gaps in a financial year: an invoice that is not stored
-- takes its number back with it.
create table invoice_counter (
  series invoice_series not null,
  financial_year text not null check (financial_year ~ '^\d\d-\d\d$'),
  last_serial integer not null check (last_serial > 0),
  primary key (series, financial_year)
);

-- What stands on it is kept as it was issued.
create table invoice (
  id uuid primary key default gen_random_uuid(),
  series invoice_series not null,
  financial_year text not null,
  serial integer not null,
  number text not null unique check (length(number) <= 16),
  order_id uuid not null references plan_order,
  -- The invoice that a credit note corrects, and the refund it is written for.
  corrects uuid references invoice,
  refund_id uuid unique references refund,
  issued_at timestamptz not null,
  seller jsonb not null,
  buyer_name text not null,
  buyer_state text not null,
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
  check (taxable_paise + cgst_paise + sgst_paise + igst_paise + round_off_paise = total_paise),
  check (cgst_paise = sgst_paise and (cgst_paise = 0 or igst_paise = 0)),
  check ((series = 'credit_note') = (corrects is not null and refund_id is not null))
);

create unique index invoice_of_order on invoice (order_id) where series = 'invoice';
create index invoice_by_order on invoice (order_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are only added', tg_table_name using errcode = 'KD021';
end $$;

create trigger ledger_is_kept before update or delete or truncate on ledger_entry
  for each statement execute function refuse_change();
create trigger invoice_is_kept before update or delete or truncate on invoice
  for each statement execute function refuse_change();
create trigger event_of_gateway_is_kept before update or delete or truncate on gateway_event
  for each statement execute function refuse_change();

-- The built-in gateway's own books, as another company would keep them: nothing here refers to a table of ours.
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

-- Like Razorpay, it takes one payment for an order.
create unique index sandbox_payment_captured on sandbox_payment (order_id) where status in ('captured', 'refunded');

create index sandbox_payment_of_order on sandbox_payment (order_id);

create table sandbox_refund (
  id text primary key,
  payment_id text not null references sandbox_payment,
  amount integer not null check (amount > 0),
  receipt text unique,
  created_at timestamptz not null
);

create index sandbox_refund_of_payment on sandbox_refund (payment_id);

create table sandbox_event (
  id text primary key,
  body text not null,
  created_at timestamptz not null
);
