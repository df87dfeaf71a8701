create table plan_price (
  plan_id uuid not null references plan on delete cascade,
  holds_from date not null,
  price integer not null constraint plan_price_in_rupees check (price between 1 and 100000),
  primary key (plan_id, holds_from)
);
comment on table plan_price is
  'The price of a plan from a day in India on, in whole rupees. At midnight it is copied to the plan.';
