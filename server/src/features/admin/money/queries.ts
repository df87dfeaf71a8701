import type { StaffOrder } from '@kirdaar/contract/admin/money';
import type { EndpointOutput } from '@kirdaar/contract/api';
import { CONFIRMATION_DAYS, WITH_EXCEPTION } from '@kirdaar/contract/rules/payments';
import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isFindableBy } from '#features/admin/people/queries.ts';
import { lockOrderOfPayment, orderState } from '#features/billing/payments/queries.ts';
import { containing } from '#platform/database/containing.ts';
import type { Database } from '#platform/database/database.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

const refundedOf = sql<number>`coalesce((
  select sum(refund.amount_paise)::integer from refund join payment on payment.id = payment_id
  where payment.order_id = plan_order.id and refund.status = 'processed'
), 0)`;

export const numberOf = sql<string | null>`(
  select number from invoice where order_id = plan_order.id and series = 'invoice'
)`;

type Exception = StaffOrder['exception'];

/** The latest payment of an order that was late, is only reserved, or bought nothing, and what was done with it. */
const exceptionOf = sql<Exception>`(
  select jsonb_build_object(
    'kind', case
      when payment.amount_paise <> plan_order.amount_paise then 'amount'
      when payment.status = 'authorized' then 'reserved'
      when payment.status = 'released' then 'released'
      when payment.id = plan_order.payment_id then 'late'
      else 'unneeded'
    end,
    'done', case
      when payment.status = 'authorized' then 'waiting'
      when payment.status = 'released' then 'bank_returns'
      else coalesce(
        (select 'refund_' || refund.status from refund where payment_id = payment.id order by requested_at desc limit 1),
        case when payment.id = plan_order.payment_id then 'granted' else 'nothing' end
      )
    end
  )
  from payment
  where order_id = plan_order.id and (
    payment.status in ('authorized', 'released')
    or payment.status in ('captured', 'refunded') and (
      payment.id is distinct from plan_order.payment_id
      or plan_order.paid_at > plan_order.created_at + make_interval(days => ${CONFIRMATION_DAYS})
    )
  )
  order by payment.created_at desc limit 1
)`;

function selectOrders(db: Database) {
  return db
    .selectFrom('plan_order')
    .innerJoin('plan', 'plan.id', 'plan_order.plan_id')
    .select(['plan_order.id', 'plan_order.created_at', 'plan_order.buyer_name', 'plan.name as plan_name'])
    .select(['plan_order.amount_paise', orderState.as('state'), numberOf.as('number')])
    .select([refundedOf.as('refunded_paise'), exceptionOf.as('exception')]);
}

export function listOrders(
  db: Database,
  staff: { staff_role: StaffRole },
  { text, state, before }: EndpointOutput<'GET /api/admin/orders', never>['query'],
  now: Date,
  limit: number,
) {
  let orders = selectOrders(db)
    .orderBy('plan_order.created_at', 'desc')
    .orderBy('plan_order.id')
    .limit(limit);
  if (state === WITH_EXCEPTION) orders = orders.where(exceptionOf, 'is not', null);
  else if (state) orders = orders.where(orderState, '=', state);
  if (before) orders = orders.where('plan_order.created_at', '<', before);
  if (text) orders = orders.where(mentions(text, isFindableBy(staff, sql.ref('plan_order.talent_id'), now)));
  return orders.execute();
}

function mentions(text: string, isFindable: RawBuilder<boolean>) {
  const pattern = containing(text);
  return sql<SqlBool>`(
    plan_order.buyer_name ilike ${pattern} and ${isFindable} or gateway_order_id = ${text}
    or exists (select from payment where order_id = plan_order.id and gateway_payment_id = ${text})
    or exists (select from invoice document where document.order_id = plan_order.id and document.number = upper(${text}))
  )`;
}

/** Returns the order that a payment belongs to: that for which it is recorded, or whose reference it has. */
export function orderOfPayment(db: Database, { id, order_id }: { id: string; order_id: string | null }) {
  return db
    .selectFrom('plan_order')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('gateway_order_id', '=', order_id),
        eb('id', 'in', eb.selectFrom('payment').select('order_id').where('gateway_payment_id', '=', id)),
      ]),
    )
    .executeTakeFirst();
}

const textOf = (column: string) => timestampText(sql.ref(column));

export function findOrderToReview(db: Database, id: string, role: StaffRole, now: Date) {
  return selectOrders(db)
    .select(['plan_order.kind', 'plan_order.buyer_state', 'plan_order.price_paise'])
    .select(['plan_order.buyer_company', 'plan_order.buyer_gstin'])
    .select(['plan_order.credit_paise', 'plan_order.gateway', 'plan_order.gateway_order_id'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('payment')
          .select(['payment.id', 'gateway_payment_id', 'payment.status', 'payment.amount_paise', 'method'])
          .select([
            textOf('payment.created_at').as('created_at'),
            refundableOf(role, now).as('refundable_paise'),
          ])
          .whereRef('payment.order_id', '=', 'plan_order.id')
          .orderBy('created_at'),
      ).as('payments'),
      jsonArrayFrom(
        eb
          .selectFrom('refund')
          .innerJoin('payment', 'payment.id', 'payment_id')
          .select(['refund.id', 'refund.amount_paise', 'refund.status', 'reason'])
          .select(textOf('requested_at').as('requested_at'))
          .whereRef('payment.order_id', '=', 'plan_order.id')
          .orderBy('requested_at'),
      ).as('refunds'),
      jsonArrayFrom(
        eb
          .selectFrom('invoice as document')
          .select(['document.id', 'document.series', 'document.number', 'document.total_paise'])
          .select(textOf('document.issued_at').as('issued_at'))
          .whereRef('document.order_id', '=', 'plan_order.id')
          .orderBy('document.issued_at'),
      ).as('documents'),
    ])
    .where('plan_order.id', '=', id)
    .executeTakeFirst();
}

/**
 * What can still be refunded of a payment: not what was refunded or asked for, and not what its plan was worth to an
 * upgrade. Days of the plan that were used count too, except for owners.
 */
function refundableOf(role: StaffRole, now: Date) {
  const used = role === 'owner' ? sql`0` : usedOf(now);
  return sql<number>`case when payment.status = 'captured' then greatest(0, payment.amount_paise - coalesce((
    select sum(refund.amount_paise)::integer from refund where payment_id = payment.id and status <> 'failed'
  ), 0) - coalesce((
    select case when upgrade.id is null then ${used} else payment.amount_paise end
    from subscription
      join plan_order bought on bought.id = subscription.order_id
      left join plan_order upgrade on upgrade.replaces = subscription.id and upgrade.status = 'paid'
    where bought.id = payment.order_id and bought.payment_id = payment.id
  ), 0)) else 0 end`;
}

/** The share of the days of a plan until now. */
function usedOf(now: Date) {
  const days = (until: RawBuilder<unknown>) => sql`floor(extract(epoch from ${until} - starts_at) / 86400)`;
  const elapsed = days(sql`greatest(starts_at, least(ends_at, ended_at, ${now.toISOString()}::timestamptz))`);
  return sql`ceil(payment.amount_paise * ${elapsed} / ${days(sql`ends_at`)})::integer`;
}

/**
 * Locks the order of a payment and the payment, in the order of the gateway's events, so that two refunds do not exceed
 * it together and none ends in a deadlock.
 */
export async function lockRefundable(db: Database, paymentId: string, role: StaffRole, now: Date) {
  await lockOrderOfPayment(db, 'id', paymentId);
  return db
    .selectFrom('payment')
    .select(['id', 'order_id', refundableOf(role, now).as('refundable_paise')])
    .select(
      sql<number>`coalesce((
        select sum(amount_paise)::integer from refund
        where payment_id = payment.id and staff_id is not null and status <> 'failed'
      ), 0)`.as('refunded_by_staff'),
    )
    .where('id', '=', paymentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Locks a member of staff and returns what they have refunded on a day in India, in paise. */
export async function refundedOn(db: Database, staff_id: string, day: string): Promise<number> {
  await sql`select from staff_member where id = ${staff_id} for no key update`.execute(db);
  const { sum } = await db
    .selectFrom('refund')
    .select(({ fn }) => fn.sum<string | null>('amount_paise').as('sum'))
    .where('staff_id', '=', staff_id)
    .where('status', '<>', 'failed')
    .where('requested_at', '>=', sql<string>`${day}::timestamp at time zone 'Asia/Kolkata'`)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** Returns the refund that a form with this id asked for. */
export function findSentRefund(db: Database, id: string) {
  return db.selectFrom('refund').select(['amount_paise', 'reason']).where('id', '=', id).executeTakeFirst();
}

export function listPlanPrices(db: Database, today: string) {
  return db
    .selectFrom('plan')
    .select((eb) => [
      'id',
      'name',
      'price',
      jsonArrayFrom(
        eb
          .selectFrom('plan_price')
          .select(['holds_from', 'plan_price.price'])
          .whereRef('plan_id', '=', 'plan.id')
          .where('holds_from', '>', today)
          .orderBy('holds_from'),
      ).as('planned'),
    ])
    .orderBy('price')
    .execute();
}

export async function upsertPrice(db: Database, row: { plan_id: string; holds_from: string; price: number }) {
  await db
    .insertInto('plan_price')
    .values(row)
    .onConflict((conflict) => conflict.columns(['plan_id', 'holds_from']).doUpdateSet({ price: row.price }))
    .execute();
}

export function deletePrice(db: Database, row: { plan_id: string; holds_from: string }, today: string) {
  return db
    .deleteFrom('plan_price')
    .where('plan_id', '=', row.plan_id)
    .where('holds_from', '=', row.holds_from)
    .where('holds_from', '>', today)
    .returning('price')
    .executeTakeFirst();
}

/** Copies to each plan the latest price that holds on a day. */
export function updatePrices(db: Database, today: string) {
  return sql`
    update plan set price = held.price
    from (
      select distinct on (plan_id) plan_id, price from plan_price
      where holds_from <= ${today} order by plan_id, holds_from desc
    ) held
    where held.plan_id = plan.id and plan.price <> held.price`.execute(db);
}
