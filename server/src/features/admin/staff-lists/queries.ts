import type { StaffNote, StaffRow } from '@kirdaar/contract/admin/staff-lists';
import { writeMobile } from '@kirdaar/contract/rules/identity-numbers';
import { decisionActions } from '@kirdaar/contract/rules/staff-decisions';
import type { NotedKind, SearchedKind, StaffList } from '@kirdaar/contract/rules/staff-lists';
import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import { subjectTitle } from '#features/admin/audit-log/queries.ts';
import { numberOf } from '#features/admin/money/queries.ts';
import { isFindableBy, personState } from '#features/admin/people/queries.ts';
import { staffName } from '#features/admin/staff-accounts/queries.ts';
import { orderState } from '#features/billing/payments/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import { containing } from '#platform/database/containing.ts';
import type { Database } from '#platform/database/database.ts';
import type { StaffNote as NoteRow } from '#platform/database/database-types.generated.ts';

type Rows = RawBuilder<StaffRow>;

const houseState = sql`coalesce(house_suspension_kind(house.id)::text, case
  when exists (select from house_document where production_house_id = house.id and state = 'waiting') then 'waiting'
  when house.verification = 'documents' then 'verified' else 'not_verified' end)`;

const callState = sql`case
  when job.status = 'closed' then 'closed' when held_status is not null then 'held'
  when refused_for is not null then 'refused' when rejection is not null then 'rejected'
  when exists (select from job_revision where job_id = job.id) then 'edit' else job.status::text end`;

/** One select for each kind of row, in the order of the columns of `StaffRow`; each takes a `where`. */
export const houses: Rows = sql`
  select house.id::text as id, 'house' as page, house.id::text as page_id, company_name as title, owner_name as about,
    ${houseState} as state, house.created_at as at
  from production_house house`;
export const calls: Rows = sql`
  select job.id::text as id, 'call' as page, job.id::text as page_id, ${jobTitle} as title,
    company_name as about, ${callState} as state, posted_on as at
  from job join production_house house on house.id = job.production_house_id`;
export const people: Rows = sql`
  select account.id::text as id, 'person' as page, account.id::text as page_id,
    coalesce(talent.name, display_name, owner_name) as title, account.email as about, ${personState} as state,
    account.created_at as at
  from account left join talent on talent.id = account.id
    left join production_house house on house.id = account.production_house_id
    left join account_deletion on account_deletion.account_id = account.id`;
export const applications = (page: 'person' | 'call'): Rows => sql`
  select application.id::text as id, ${page}::text as page,
    (case ${page}::text when 'call' then job_id else talent_id end)::text as page_id,
    case ${page}::text when 'call' then ${jobTitle} else talent.name end as title,
    case ${page}::text when 'call' then company_name else ${jobTitle} end as about,
    application.status::text as state, applied_at as at
  from application join talent on talent.id = talent_id join job on job.id = job_id
    join production_house house on house.id = job.production_house_id`;
export const orders: Rows = sql`
  select plan_order.id::text as id, 'order' as page, plan_order.id::text as page_id, buyer_name as title,
    concat_ws(' · ', plan.name, ${numberOf}) as about, ${orderState} as state, plan_order.created_at as at
  from plan_order join plan on plan.id = plan_order.plan_id`;
export const reports: Rows = sql`
  select report.id::text as id, 'report' as page, report.id::text as page_id,
    coalesce(${jobTitle}, talent.name, company_name) as title, report.reason::text as about,
    case when report.closed_at is null then 'open' else 'closed' end as state, reported_at as at
  from any_report report left join job on job.id = report.job_id left join talent on talent.id = report.talent_id
    left join production_house house on house.id = report.production_house_id`;
export const suspensions: Rows = sql`
  select suspension.id::text as id, 'house' as page, house.id::text as page_id, company_name as title,
    suspension.kind::text || ' · ' || suspension.reason as about,
    case when confirmed_at is null and ended_at is null then 'proposed' when confirmed_at is null then 'dismissed'
      when ended_at is null then 'in_force' else 'ended' end as state, proposed_at as at
  from house_suspension suspension join production_house house on house.id = suspension.production_house_id`;
/** What has taken effect, by the audit log: a decision itself is kept for a week only. */
const decided: Rows = sql`
  select place::text as id,
    case subject when 'job' then 'call' when 'account' then 'person' else subject end as page, subject_id as page_id,
    ${subjectTitle} as title, staff_member.name as about, action as state, happened_at as at
  from staff_audit_entry left join staff_member on staff_member.id = staff_id
  where action in (${sql.join(decisionActions)})`;

const lists: Record<StaffList, Rows> = { houses, calls, suspensions, decided };

/** Returns rows of a select, newest first. */
export async function listRows(db: Database, select: Rows, limit: number): Promise<StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    select * from (${select}) found order by at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

interface Filter {
  list: StaffList;
  state?: string | undefined;
  text?: string | undefined;
  before?: string | undefined;
}

export function listByState(db: Database, { list, state, text, before }: Filter, limit: number) {
  const wanted = [
    state && sql`state = ${state}`,
    text && sql`title ilike ${containing(text)}`,
    before && sql`at < ${before}`,
  ].filter((one) => typeof one === 'object');
  const where = wanted.length > 0 ? sql`where ${sql.join(wanted, sql` and `)}` : sql``;
  return listRows(db, sql`select * from (${lists[list]}) listed ${where}`, limit);
}

interface Search {
  text: string;
  staff: { staff_role: StaffRole };
  now: Date;
  limit: number;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Finds the rows of one kind: those that the text names whole first, then those with it in their name. */
export async function searchRows(db: Database, kind: SearchedKind, search: Search): Promise<StaffRow[]> {
  const { text, limit } = search;
  const { rows } = await sql<StaffRow>`
    select found.* from (${matching(kind, search)}) found
    order by coalesce(lower(title) = lower(${text}) or title not ilike ${containing(text)}, true) desc, at desc, id
    limit ${limit}`.execute(db);
  return rows;
}

/** Each branch of a union uses an index of its own. */
function matching(kind: SearchedKind, { text, staff, now }: Search): Rows {
  const id = UUID.test(text) ? text : null;
  const mobile = writeMobile(text) ?? text;
  const phones = sql.join([text, mobile, mobile.slice(-10)]);
  const pattern = containing(text);
  const accounts = sql`
    select id from account where mailbox = mailbox(${text}) union all select id from account where id = ${id}::uuid
    union all select id from account where (role, mobile) in (('talent', ${mobile}), ('production', ${mobile}))`;
  const talent = sql`${accounts} union all select id from talent where name ilike ${pattern}`;
  const invoiced = sql`select order_id from invoice where number = upper(${text})`;
  if (kind === 'house')
    return sql`${houses} where house.id in (
      select id from production_house where company_name ilike ${pattern}
      union all select id from production_house
        where id = ${id}::uuid or lower(email) = lower(${text}) or phone_number in (${phones}) or gst_no = upper(${text})
      union all select production_house_id from account where id in (${accounts})
    )`;
  if (kind === 'call') return sql`${calls} where job.id = ${id}::uuid or ${jobTitle} ilike ${pattern}`;
  if (kind === 'person')
    return sql`${people} where ${isFindableBy(staff, sql.ref('account.id'), now)} and account.id in (
      ${talent} union all select id from account where display_name ilike ${pattern}
      union all select account.id from account join production_house on production_house.id = production_house_id
        where company_name ilike ${pattern}
      union all select talent_id from plan_order where id in (${invoiced})
    )`;
  if (kind === 'application')
    return sql`${applications('person')} where application.id in (
      select id from application where id = ${id}::uuid
      union all select id from application where talent_id in (${talent})
    )`;
  if (kind === 'order')
    return sql`${orders} where plan_order.id in (
      select id from plan_order where id = ${id}::uuid or gateway_order_id = ${text}
      union all select order_id from payment where gateway_payment_id = ${text} union all ${invoiced}
      union all select id from plan_order where talent_id in (${accounts})
      union all select id from plan_order
        where buyer_name ilike ${pattern} and ${isFindableBy(staff, sql.ref('talent_id'), now)}
    )`;
  return sql`${reports} where report.id = ${id}::uuid or company_name ilike ${pattern} or talent.name ilike ${pattern}`;
}

const noteColumns = {
  person: 'account_id',
  house: 'production_house_id',
  call: 'job_id',
} as const satisfies Record<NotedKind, keyof NoteRow>;

/** Writes a note. Returns undefined if this form has written it before. */
export function insertNote(
  db: Database,
  subject: NotedKind,
  subject_id: string,
  note: Omit<Insertable<NoteRow>, 'account_id' | 'production_house_id' | 'job_id'>,
) {
  return db
    .insertInto('staff_note')
    .values({ ...note, [noteColumns[subject]]: subject_id })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** Returns the notes about something, latest first. */
export function listNotes(db: Database, subject: NotedKind, subjectId: string): Promise<StaffNote[]> {
  return db
    .selectFrom('staff_note')
    .innerJoin('staff_member', 'staff_member.id', 'staff_id')
    .select(['staff_note.id', 'text', 'written_at', staffName.as('by')])
    .where(noteColumns[subject], '=', subjectId)
    .orderBy('written_at', 'desc')
    .orderBy('staff_note.id')
    .execute();
}
