import type { QueueKind } from '@kirdaar/contract/rules/staff-queue';
import { type RawBuilder, sql } from 'kysely';
import { hasFailedRemoval } from '#features/admin/decisions/queries.ts';
import { staffName } from '#features/admin/staff-accounts/queries.ts';
import type { Database } from '#platform/database/database.ts';

interface Waiting {
  kind: QueueKind;
  id: string;
  title: string;
  by: string | null;
  since: string;
  child: boolean;
  house_id: string | null;
}

// A talent born after this day in India is a child.
const bornAfter = (day: string) => sql`(${day}::date - interval '18 years')`;

interface Claim {
  taken_by: string | null;
  taken_by_id: string | null;
  handed_by: string | null;
  note: string | null;
}

/** One query for each kind, in the order of the columns of `Waiting`. */
function waitingOf(kind: QueueKind, day: string): RawBuilder<Waiting> {
  const sent = sql`coalesce(job_revision.sent_at, job.updated_at, job.posted_on)`;
  const calls = (which: RawBuilder<unknown>, since = sent) => sql<Waiting>`
    select ${kind}::text as kind, job.id, job.role_details || ' · ' || job.project_type as title,
      company_name as by, ${since} as since,
      job.age_from < 18 as child, production_house_id as house_id
    from job join production_house on production_house.id = production_house_id
      left join job_revision on job_revision.job_id = job.id
    where ${which}`;
  const undecided = sql`job.rejection is null and house_suspension_kind(job.production_house_id) is null`;
  const edits = sql`job.status = 'open' and job_revision.job_id is not null and ${undecided}`;
  if (kind === 'edit') return calls(edits);
  if (kind === 'call') {
    const failed = sql`${hasFailedRemoval} and not (${edits})`;
    const since = sql`(select max(settled_at) from staff_decision where item = 'call:' || job.id)`;
    return sql`${calls(sql`job.status = 'pending' and ${undecided}`)} union all ${calls(failed, since)}`;
  }
  if (kind === 'document' || kind === 'guardian' || kind === 'identity') return waitingDocuments(kind, day);
  if (kind === 'report')
    return sql<Waiting>`
      select 'report', report.id, report.subject || ' · ' || report.reason, coalesce(company_name, account.role::text),
        reported_at, coalesce(talent.date_of_birth > ${bornAfter(day)}, subject = 'job' and job.age_from < 18, false), house.id
      from report left join account on account.id = report.account_id
        left join application on subject in ('audition', 'pay') and application.id = subject_id
        left join job on job.id = case subject when 'job' then subject_id else application.job_id end
        left join production_house house
          on house.id = case subject when 'house' then subject_id else job.production_house_id end
        left join talent on talent.id = case subject when 'talent' then subject_id else application.talent_id end
      where report.closed_at is null
      union all
      select 'report', report.id, 'conversation · ' || report.reason, coalesce(company_name, account.role::text),
        reported_at, coalesce(talent.date_of_birth > ${bornAfter(day)}, false), house.id
      from conversation_report report left join account on account.id = report.account_id
        left join conversation using (application_id) left join talent on talent.id = talent_id
        left join production_house house on house.id = conversation.production_house_id
      where report.closed_at is null`;
  if (kind === 'appeal')
    return sql<Waiting>`
      select 'appeal', appeal.id, coalesce(house_suspension.kind::text, role_details || ' · ' || job.project_type, 'document'),
        company_name, sent_at, false, production_house.id
      from appeal join production_house on production_house.id = appeal.production_house_id
        left join house_suspension on house_suspension.id = house_suspension_id left join job on job.id = job_id
      where appeal_waits(appeal)`;
  if (kind === 'suspension')
    return sql<Waiting>`
      select 'suspension', production_house.id, kind::text, company_name, proposed_at, false, production_house.id
      from house_suspension join production_house on production_house.id = production_house_id
      where confirmed_at is null and ended_at is null`;
  if (kind === 'staff')
    return sql<Waiting>`
      select 'staff', staff_member.id, coalesce(staff_member.name, email) || coalesce(' · ' || staff_grant.role, ''),
        (select name from staff_member where id = proposed_by), proposed_at, false, null::uuid
      from staff_grant join staff_member on staff_member.id = staff_id
      where confirmed_at is null`;
  if (kind === 'legal' || kind === 'content')
    return sql<Waiting>`
      select ${kind}, revision, kind || ' · ' || coalesce(words ->> 'film_title', key),
        (select name from staff_member where id = saved_by), asked_at, false, null::uuid
      from content_draft where asked_at is not null and (kind = 'legal') = ${kind === 'legal'}`;
  if (kind === 'refund')
    return sql<Waiting>`
      select 'refund', plan_order.id, plan.name || ' · ' || refund.amount_paise, buyer_name, requested_at, false, null::uuid
      from refund join payment on payment.id = payment_id join plan_order on plan_order.id = order_id
        join plan on plan.id = plan_id
      where refund.status = 'requested' or refund.status = 'failed' and not exists (
        select from refund other where other.payment_id = payment.id and other.status <> 'failed')`;
  if (kind === 'request')
    return sql<Waiting>`
      select 'request', account.id, string_agg(kind, ' · ' order by kind), coalesce(company_name, talent.name),
        min(received_on)::timestamp at time zone 'Asia/Kolkata',
        coalesce(talent.date_of_birth > ${bornAfter(day)}, false), house.id
      from person_request join account on account.id = account_id left join talent on talent.id = account.id
        left join production_house house on house.id = account.production_house_id
      where closed_at is null
      group by account.id, talent.id, house.id`;
  return sql<Waiting>`
    select 'task', id, name, coalesce(output ->> 'message', output -> 'value' ->> 'message'), completed_on, false, null::uuid
    from pgboss.job where state = 'failed'`;
}

function waitingDocuments(kind: 'document' | 'guardian' | 'identity', day: string): RawBuilder<Waiting> {
  if (kind === 'document')
    return sql<Waiting>`
      select 'document', house.id, concat_ws(' · ', document.kind, staff_member.name), company_name,
        coalesce(first_at, sent_at), false, case when not is_agency then house.id end
      from house_document document join document_owner house on house.id = owner_id
        left join child_grade grade on grade.production_house_id = house.id and second_at is null and ended_at is null
          and still_is(first_by, '{moderator,owner}')
        left join staff_member on staff_member.id = first_by
      where state = 'waiting'`;
  if (kind === 'guardian')
    return sql<Waiting>`
      select 'guardian', id, guardian_proof.kind::text, (
        select guardian.name from guardian where mailbox(contact) = guardian_proof.mailbox
        order by requested_at desc limit 1
      ), sent_at, false, null::uuid
      from guardian_proof where state = 'waiting'`;
  return sql<Waiting>`
    select 'identity', identity_check.id, concat_ws(' · ', kind, staff_member.name), talent.name, proposed_at,
      coalesce(talent.date_of_birth > ${bornAfter(day)}, false), null::uuid
    from identity_check join talent on talent.id = account_id left join staff_member on staff_member.id = proposed_by
    where file is not null`;
}

/** Returns what waits of these kinds and nobody has decided, oldest first, with who has taken it. */
export async function listQueue(db: Database, kinds: readonly QueueKind[], day: string) {
  if (kinds.length === 0) return [];
  const all = sql.join(
    kinds.map((kind) => sql`(${waitingOf(kind, day)})`),
    sql` union all `,
  );
  const { rows } = await sql<Waiting & Claim>`
    select waiting.*, staff_member.name as taken_by, staff_member.id as taken_by_id, note,
      (select name from staff_member where id = handed_by) as handed_by
    from (${all}) as waiting (kind, id, title, by, since, child, house_id)
      left join staff_claim on item = waiting.kind || ':' || waiting.id
      left join staff_member on staff_member.id = staff_claim.staff_id
    where not exists (
      select from staff_decision where state = 'waiting'
        and item = case waiting.kind when 'edit' then 'call' else waiting.kind end || ':' || waiting.id
    )
    order by since, waiting.id`.execute(db);
  return rows;
}

/** Returns whether an appeal waits that no moderator or owner may answer, independently of those who decided. */
export async function lacksAnswerer(db: Database, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from appeal where appeal_waits(appeal) and not exists (
      select from staff_member answerer where active_since is not null and role in ('moderator', 'owner')
        and not exists (
          select from unnest(appeal_deciders(appeal)) decider
          where not may_be_second_person(decider, answerer.id, ${now.toISOString()})
        )
    ) limit 1`.execute(db);
  return rows.length > 0;
}

/** Returns who joined the staff since then, with the owner who invited them, for the notice of owners. */
export function listNewStaff(db: Database, since: Date) {
  return db
    .selectFrom('staff_member')
    .leftJoin('staff_member as inviter', 'inviter.id', 'staff_member.invited_by')
    .select([staffName.as('name'), 'staff_member.role'])
    .select(sql<string | null>`coalesce(inviter.name, inviter.email)`.as('invited_by'))
    .where('staff_member.invited_at', '>', since.toISOString())
    .where('staff_member.active_since', 'is not', null)
    .orderBy('staff_member.invited_at', 'desc')
    .execute();
}

/** Returns who else is on the staff. */
export function listColleagues(db: Database, id: string) {
  return db
    .selectFrom('staff_member')
    .select(['id', staffName.as('name'), 'role'])
    .where('active_since', 'is not', null)
    .where('id', '<>', id)
    .orderBy('name')
    .execute();
}

/** Assigns an item, also one of somebody else. */
export function upsertClaim(
  db: Database,
  item: string,
  staff_id: string,
  now: Date,
  handed: { handed_by: string; note: string } | { handed_by: null; note: null },
) {
  const claim = { item, staff_id, taken_at: now.toISOString(), ...handed };
  return db
    .insertInto('staff_claim')
    .values(claim)
    .onConflict((conflict) => conflict.column('item').doUpdateSet(claim))
    .execute();
}

/** Gives an item back. Returns undefined if somebody else has it. */
export function deleteClaim(db: Database, item: string, staff_id: string) {
  return db
    .deleteFrom('staff_claim')
    .where('item', '=', item)
    .where('staff_id', '=', staff_id)
    .returning('item')
    .executeTakeFirst();
}

export function deleteClaimsBefore(db: Database, instant: Date) {
  return db.deleteFrom('staff_claim').where('taken_at', '<', instant.toISOString()).execute();
}

/** Returns the tasks that have no attempts left, latest first. Omits the payload, which may be personal. */
export async function listFailedTasks(db: Database) {
  type FailedTask = { id: string; name: string; failed_at: string; tries: number; reason: string | null };
  const { rows } = await sql<FailedTask>`
    select id, name, completed_on as failed_at, retry_count + 1 as tries,
      coalesce(output ->> 'message', output -> 'value' ->> 'message') as reason
    from pgboss.job where state = 'failed' order by completed_on desc, id`.execute(db);
  return rows;
}

/** Gives a failed task the attempts of a new one. Returns undefined if it had not failed. */
export async function updateTaskToRetry(db: Database, id: string): Promise<{ name: string } | undefined> {
  const { rows } = await sql<{ name: string }>`
    update pgboss.job
    set state = 'retry', retry_count = 0, started_on = null, completed_on = null, start_after = created_on,
      keep_until = now() + (keep_until - start_after)
    where id = ${id} and state = 'failed' returning name`.execute(db);
  return rows[0];
}
