import type { AllowanceName, Allowances } from '@kirdaar/contract/rules/allowances';
import { type Insertable, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Standing } from '#features/plans/standing.ts';
import type { Database } from '#platform/database.ts';
import type { Subscription } from '#platform/database-types.generated.ts';

/** Every plan, cheapest first. */
export function listPlans(db: Database) {
  return db
    .selectFrom('plan')
    .select((eb) => [
      'id',
      'name',
      'price',
      'description',
      'duration_in_days',
      jsonBuildObject({
        applications: eb.ref('applications'),
        photos: eb.ref('photos'),
        intro_videos: eb.ref('intro_videos'),
        audition_videos: eb.ref('audition_videos'),
        voice_samples: eb.ref('voice_samples'),
        work_links: eb.ref('work_links'),
        saved_searches: eb.ref('saved_searches'),
      }).as('allowances'),
    ])
    .orderBy('price')
    .execute();
}

type Allowance = Allowances & { plan: string | null; counted_from: string };

/** What a talent may do at an instant; null is unlimited. */
export async function findAllowance(db: Database, talentId: string, instant: Date): Promise<Allowance> {
  const { rows } = await sql<Allowance>`select * from allowance_of(${talentId}, ${instant})`.execute(db);
  const [allowance] = rows;
  // The function answers one row for whoever is asked about.
  if (!allowance) throw new Error('no allowance was answered');
  return allowance;
}

/** When a subscription stops, be it early; the same instant as in the constraint of the table. */
const endOfTime = sql<string>`greatest(starts_at, least(ends_at, ended_at))`;

function selectSubscription(db: Database, talentId: string) {
  return db
    .selectFrom('subscription')
    .innerJoin('plan', 'plan.id', 'subscription.plan_id')
    .leftJoin('plan_order', 'plan_order.id', 'subscription.order_id')
    .select([
      'subscription.id',
      'subscription.plan_id',
      'plan.name as plan_name',
      'plan.price as plan_price',
      'plan_order.price_paise',
      'plan_order.paid_at',
      'subscription.order_id',
      'subscription.starts_at',
      'subscription.ends_at',
      'subscription.auto_renew',
      'subscription.cancelled_at',
      endOfTime.as('over_at'),
    ])
    .where('subscription.talent_id', '=', talentId)
    .orderBy('starts_at', 'desc');
}

/** The plan that runs at an instant. */
export function findRunning(db: Database, talentId: string, instant: Date) {
  return selectSubscription(db, talentId)
    .where('starts_at', '<=', instant.toISOString())
    .where(endOfTime, '>', instant.toISOString())
    .executeTakeFirst();
}

/** The last plan that began, whether or not it has ended. */
export function findLatest(db: Database, talentId: string, instant: Date) {
  return selectSubscription(db, talentId)
    .where('starts_at', '<=', instant.toISOString())
    .where(endOfTime, '>', sql.ref<string>('starts_at'))
    .executeTakeFirst();
}

/** A plan that is paid for and has not begun. */
export function findNext(db: Database, talentId: string, instant: Date) {
  return selectSubscription(db, talentId)
    .where('starts_at', '>', instant.toISOString())
    .where(endOfTime, '>', sql.ref<string>('starts_at'))
    .executeTakeFirst();
}

export async function findStanding(db: Database, talentId: string, instant: Date): Promise<Standing> {
  return { current: await findRunning(db, talentId, instant), next: await findNext(db, talentId, instant) };
}

export function findPlan(db: Database, id: string) {
  return db
    .selectFrom('plan')
    .select(['id', 'name', 'price', 'duration_in_days'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Whatever changes a talent's plans does so one by one. Returns false when the account is gone. */
export async function lockTalent(db: Database, id: string): Promise<boolean> {
  return Boolean(
    await db.selectFrom('talent').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
  );
}

export function insertSubscription(db: Database, subscription: Insertable<Subscription>) {
  return db.insertInto('subscription').values(subscription).execute();
}

/** Ends a plan before its time; one that has not begun never does. */
export function endSubscription(db: Database, id: string, instant: Date) {
  return db
    .updateTable('subscription')
    .set({ ended_at: instant.toISOString(), auto_renew: false })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Takes a plan out of time as if it had never begun, so that the one it replaced can go on unbroken. */
export function annulSubscription(db: Database, id: string) {
  return db
    .updateTable('subscription')
    .set((eb) => ({ ended_at: eb.ref('starts_at'), auto_renew: false }))
    .where('id', '=', id)
    .execute();
}

/** Lets a plan that was replaced go on, unless what was paid for it is paid back too. */
export function resumeSubscription(db: Database, id: string) {
  return db
    .updateTable('subscription')
    .set({ ended_at: null })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('plan_order')
            .select('plan_order.id')
            .whereRef('plan_order.id', '=', 'subscription.order_id')
            .where('plan_order.status', '=', 'returned'),
        ),
      ),
    )
    .execute();
}

export function updateRenewal(
  db: Database,
  id: string,
  change: { auto_renew: boolean; cancelled_at: string | null },
) {
  return db.updateTable('subscription').set(change).where('id', '=', id).execute();
}

/** How the plan of an order was paid, in the gateway's word. */
export async function findPaymentMethod(db: Database, orderId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('plan_order')
    .innerJoin('payment', 'payment.id', 'plan_order.payment_id')
    .select('payment.method')
    .where('plan_order.id', '=', orderId)
    .executeTakeFirst();
  return found?.method ?? undefined;
}

/**
 * Notes a reminder for every plan that ends within some days, is followed by no other and was not reminded of
 * as late as this; returns whom to remind of what.
 */
export async function noteReminders(db: Database, days: number, instant: Date) {
  const { rows } = await sql<Reminder>`
    update subscription set reminded_days = ${days}
    from plan
    where plan.id = subscription.plan_id
      and ended_at is null
      and ends_at > ${instant}
      and ends_at <= ${instant}::timestamptz + make_interval(days => ${days})
      and coalesce(reminded_days, 32767) > ${days}
      and not exists (
        select from subscription as following
        where following.talent_id = subscription.talent_id and following.starts_at >= subscription.ends_at
      )
    returning subscription.id, subscription.talent_id, plan.name as plan_name, plan.price as plan_price,
      subscription.ends_at, subscription.auto_renew, subscription.reminded_days`.execute(db);
  return rows;
}

export interface Reminder extends Ended {
  auto_renew: boolean;
  reminded_days: number;
}

export interface Ended {
  id: string;
  talent_id: string;
  plan_name: string;
  plan_price: number;
  ends_at: string;
}

/** The plans that came to their end since an instant and are followed by no other. */
export function listEnded(db: Database, since: Date, now: Date): Promise<Ended[]> {
  return db
    .selectFrom('subscription')
    .innerJoin('plan', 'plan.id', 'plan_id')
    .select(['subscription.id', 'talent_id', 'plan.name as plan_name', 'plan.price as plan_price', 'ends_at'])
    .where('ended_at', 'is', null)
    .where('ends_at', '>', since.toISOString())
    .where('ends_at', '<=', now.toISOString())
    .where(
      sql<boolean>`not exists (
        select from subscription as following
        where following.talent_id = subscription.talent_id and following.starts_at >= subscription.ends_at
      )`,
    )
    .execute();
}

/** What an order bought, and whether it follows a plan that ran then. */
export function findBought(db: Database, orderId: string) {
  return db
    .selectFrom('subscription')
    .innerJoin('plan', 'plan.id', 'plan_id')
    .innerJoin('plan_order', 'plan_order.id', 'order_id')
    .select([
      'subscription.talent_id',
      'plan.name as plan_name',
      'starts_at',
      'ends_at',
      sql<boolean>`plan_order.kind = 'renewal'`.as('is_next'),
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** How many applications were sent since an instant, counted or not. */
export async function countApplicationsSince(db: Database, talentId: string, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('application')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('talent_id', '=', talentId)
    .where('applied_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** What a talent uses of each allowance at an instant. */
export async function findUsage(db: Database, talentId: string, countedFrom: string, instant: Date) {
  const { rows } = await sql<Record<AllowanceName, number>>`
    select
      applications_used(${talentId}, ${countedFrom}, ${instant}) as applications,
      count(*) filter (where kind = 'photo')::integer as photos,
      count(*) filter (where kind = 'intro_video')::integer as intro_videos,
      count(*) filter (where kind = 'audition_video')::integer as audition_videos,
      count(*) filter (where kind = 'voice_sample')::integer as voice_samples,
      (
        select coalesce(jsonb_array_length(case jsonb_typeof(details -> 'work_links')
          when 'array' then details -> 'work_links' end), 0)
        from talent where id = ${talentId}
      ) as work_links,
      (select count(*)::integer from saved_search where talent_id = ${talentId}) as saved_searches
    from talent_media where talent_id = ${talentId}`.execute(db);
  const [usage] = rows;
  // An aggregate without groups is one row.
  if (!usage) throw new Error('no usage was answered');
  return usage;
}
