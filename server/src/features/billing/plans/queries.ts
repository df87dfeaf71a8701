import { type Insertable, sql, type Updateable } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Database } from '#platform/database/database.ts';
import type { Subscription } from '#platform/database/database-types.generated.ts';

export function listPlans(db: Database) {
  return db
    .selectFrom('plan')
    .select(['id', 'name', 'price', 'description', 'duration_in_days'])
    .select((eb) => [
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

/** When a subscription ends, possibly early; the table's constraint uses the same expression. */
const subscriptionEnd = sql<string>`greatest(starts_at, least(ends_at, ended_at))`;

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
      subscriptionEnd.as('expires_at'),
    ])
    .where('subscription.talent_id', '=', talentId)
    .orderBy('starts_at', 'desc');
}

export function findIdentityCheck(db: Database, talentId: string) {
  return db
    .selectFrom('talent')
    .select('identity_verified_at')
    .where('id', '=', talentId)
    .executeTakeFirstOrThrow();
}

export function findRunning(db: Database, talentId: string, instant: Date) {
  return selectSubscription(db, talentId)
    .where('starts_at', '<=', instant.toISOString())
    .where(subscriptionEnd, '>', instant.toISOString())
    .executeTakeFirst();
}

/** Returns the latest plan that has started, whether or not it has ended. */
export function findLatest(db: Database, talentId: string, instant: Date) {
  return selectSubscription(db, talentId)
    .where('starts_at', '<=', instant.toISOString())
    .where(subscriptionEnd, '>', sql.ref<string>('starts_at'))
    .executeTakeFirst();
}

export function findNext(db: Database, talentId: string, instant: Date) {
  return selectSubscription(db, talentId)
    .where('starts_at', '>', instant.toISOString())
    .where(subscriptionEnd, '>', sql.ref<string>('starts_at'))
    .executeTakeFirst();
}

export type BuyerPlans = Awaited<ReturnType<typeof findBuyerPlans>>;

/** Returns the talent's current plan and the one already paid for after it. */
export async function findBuyerPlans(db: Database, talentId: string, instant: Date) {
  return { current: await findRunning(db, talentId, instant), next: await findNext(db, talentId, instant) };
}

export function findPlan(db: Database, id: string) {
  return db
    .selectFrom('plan')
    .select(['id', 'name', 'price', 'duration_in_days'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks the talent, so that changes to its plans run one at a time. Returns false if the account is gone. */
export async function lockTalent(db: Database, id: string): Promise<boolean> {
  return Boolean(
    await db.selectFrom('talent').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst(),
  );
}

/** Whether an account is to be deleted. */
export async function isLeaving(db: Database, account_id: string): Promise<boolean> {
  const deletions = db.selectFrom('account_deletion').select('account_id');
  return Boolean(await deletions.where('account_id', '=', account_id).executeTakeFirst());
}

export function insertSubscription(db: Database, subscription: Insertable<Subscription>) {
  return db.insertInto('subscription').values(subscription).execute();
}

/** Ends a plan early; a plan that has not started then never starts. */
export function endSubscription(db: Database, id: string, instant: Date) {
  return db
    .updateTable('subscription')
    .set({ ended_at: instant.toISOString(), auto_renew: false })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends a plan at its own start, so that the plan it replaced can continue without a gap. */
export function annulSubscription(db: Database, id: string) {
  return db
    .updateTable('subscription')
    .set((eb) => ({ ended_at: eb.ref('starts_at'), auto_renew: false }))
    .where('id', '=', id)
    .execute();
}

/** Resumes a plan that was replaced, unless its own order was refunded too. */
export function resumeSubscription(db: Database, id: string) {
  return db
    .updateTable('subscription')
    .set({ ended_at: null })
    .where('id', '=', id)
    .where(
      sql<boolean>`not exists (select from plan_order where id = subscription.order_id and status = 'returned')`,
    )
    .execute();
}

export function updateRenewal(db: Database, id: string, change: Updateable<Subscription>) {
  return db.updateTable('subscription').set(change).where('id', '=', id).execute();
}

export function findPaymentMethod(db: Database, orderId: string | null) {
  return db
    .selectFrom('plan_order')
    .innerJoin('payment', 'payment.id', 'plan_order.payment_id')
    .select('payment.method')
    .where('plan_order.id', '=', orderId)
    .executeTakeFirst();
}

/** Whether no plan of the talent follows a subscription. */
const hasNoSuccessor = sql<boolean>`not exists (
  select from subscription as following
  where following.talent_id = subscription.talent_id and following.starts_at >= subscription.ends_at
)`;

/** Marks and returns the plans without a successor that end within some days and were not reminded so late. */
export async function markReminded(db: Database, days: number, instant: Date) {
  const { rows } = await sql<Reminder>`
    update subscription set reminded_days = ${days}
    from plan
    where plan.id = subscription.plan_id
      and ended_at is null
      and ends_at > ${instant}
      and ends_at <= ${instant}::timestamptz + make_interval(days => ${days})
      and coalesce(reminded_days, 32767) > ${days}
      and ${hasNoSuccessor}
    returning subscription.id, subscription.talent_id, plan.name as plan_name, plan.price as plan_price,
      subscription.ends_at, subscription.auto_renew, subscription.reminded_days`.execute(db);
  return rows;
}

export interface Reminder extends EndedPlan {
  auto_renew: boolean;
  reminded_days: number;
}

export interface EndedPlan {
  id: string;
  talent_id: string;
  plan_name: string;
  plan_price: number;
  ends_at: string;
}

/** Returns the plans that ended since an instant and have no successor. */
export function listEnded(db: Database, since: Date, now: Date): Promise<EndedPlan[]> {
  return db
    .selectFrom('subscription')
    .innerJoin('plan', 'plan.id', 'plan_id')
    .select(['subscription.id', 'talent_id', 'plan.name as plan_name', 'plan.price as plan_price', 'ends_at'])
    .where('ended_at', 'is', null)
    .where('ends_at', '>', since.toISOString())
    .where('ends_at', '<=', now.toISOString())
    .where(hasNoSuccessor)
    .execute();
}

/** Returns the plan that an order bought, and whether it follows a plan that was running. */
export function findBoughtPlan(db: Database, orderId: string) {
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
