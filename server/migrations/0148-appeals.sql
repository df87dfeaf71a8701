-- A house asks staff to look again at a suspension, a ban, or a casting call that was refused or taken down.

create table appeal (
  id uuid primary key default gen_random_uuid(),
  production_house_id uuid not null references production_house on delete cascade,
  house_suspension_id uuid references house_suspension on delete cascade,
  job_id uuid references job on delete cascade,
  job_version integer,
  decision text not null check (decision <> ''),
  text text not null check (text <> ''),
  account_id uuid references account on delete set null,
  sent_at timestamptz not null,
  decided_by uuid references staff_member,
  decided_at timestamptz,
  accepted boolean,
  answer text check (answer <> ''),
  constraint appeal_of_one_decision check (num_nonnulls(house_suspension_id, job_id) = 1),
  constraint appeal_of_one_version check ((job_id is null) = (job_version is null)),
  constraint appeal_answered_whole check (num_nonnulls(decided_by, decided_at, accepted, answer) in (0, 4))
);
comment on table appeal is
  'A house appeals a suspension or ban, or the refusal of one version of a casting call. Another member of staff answers.';
comment on column appeal.decision is 'The reason of the decision, as the house was told it.';
comment on column appeal.account_id is 'The member who appealed.';
create unique index appeal_one_of_suspension on appeal (house_suspension_id) where decided_at is null;
create unique index appeal_one_of_job on appeal (job_id, job_version) where decided_at is null;
create index appeal_by_house on appeal (production_house_id);
create index appeal_by_job on appeal (job_id);
create index appeal_by_account on appeal (account_id);
create index appeal_open on appeal (sent_at) where decided_at is null;

create function appeal_waits(appeal) returns boolean language sql stable
  return $1.decided_at is null and (
    exists (select from house_suspension where id = $1.house_suspension_id and ended_at is null)
    or exists (
      select from job where id = $1.job_id and version = $1.job_version and refusal is not null and status <> 'closed'
    )
  );
comment on function appeal_waits is
  'Whether an appeal still needs an answer: it has none, and what it is about was not ended or changed since.';

create function appeal_deciders(appeal) returns uuid[] language sql stable
begin atomic
  select array_remove(array[proposed_by, confirmed_by], null) from house_suspension
  where id = $1.house_suspension_id
  union all
  select array_remove(array[(
    select staff_id from staff_audit_entry
    where subject_id = $1.job_id::text and action in ('refused_call', 'took_down_call') and happened_at <= $1.sent_at
    order by place desc limit 1
  )], null)
  where $1.job_id is not null;
end;
comment on function appeal_deciders is 'The members of staff who made the decision that is appealed.';

create function reject_answer_by_decider() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.decided_by = any (appeal_deciders(new)) then
    raise exception 'appeal % is answered by who made the decision', new.id using errcode = 'KD272';
  end if;
  return new;
end $$;
comment on function reject_answer_by_decider is 'An appeal is answered by somebody who did not make the decision.';
create trigger reject_answer_by_decider before update of decided_by on appeal
  for each row when (new.decided_by is not null) execute function reject_answer_by_decider();
