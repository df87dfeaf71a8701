-- A payment that the bank has debited but that is not collected yet stays under observation until it is
-- collected or returned.

-- Before 'captured': the gateway may still collect a payment that we did not want to collect.
alter type payment_status add value 'released' before 'captured';

alter table plan_order add column checked_at timestamptz;
comment on column plan_order.checked_at is 'When the gateway was last asked about the payments of the order.';

-- An order that is under observation although it has expired.
create index payment_reserved on payment (order_id) where status = 'authorized';
