-- The decisions of staff, each with a time from which it takes effect.

create table staff_decision (
  id uuid primary key default gen_random_uuid(),
  item text not null check (item ~ '^[a-z]+:[\da-f-]{36}$'),
  action text not null,
  input jsonb not null check (jsonb_typeof(input) = 'object'),
  title text,
  staff_id uuid not null references staff_member on delete cascade,
  decided_at timestamptz not null,
  effective_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'taken_back', 'done', 'failed')),
  settled_at timestamptz,
  constraint staff_decision_takes_effect_later check (effective_at >= decided_at + interval '10 seconds'),
  constraint staff_decision_settled check ((settled_at is null) = (state = 'waiting')),
  constraint staff_decision_taken_back_in_time check ((state = 'taken_back') = (settled_at < effective_at))
);
comment on table staff_decision is 'What staff decided, which can be taken back until it takes effect; deleted after a week.';
comment on column staff_decision.item is 'Its kind in the queue and its id, as in staff_claim; an edit counts as its casting call.';
comment on column staff_decision.action is 'What the audit log calls the decision once it has taken effect.';
comment on column staff_decision.input is 'What the use case is given that carries it out.';
comment on column staff_decision.title is 'What it is about, for who may take it back.';
comment on column staff_decision.state is 'Failed if what was decided had changed when it was to take effect.';
create unique index staff_decision_waiting on staff_decision (item) where state = 'waiting';
create index staff_decision_by_item on staff_decision (item, decided_at desc);
create index staff_decision_by_member on staff_decision (staff_id);
create index staff_decision_by_age on staff_decision (settled_at);
