import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { createOrder } from '#features/billing/payments/create-order.ts';
import { cancelPlan } from '#features/billing/plans/cancel-plan.ts';
import { settleOrder } from '#features/billing/reconciliation/settle-order.ts';
import { sendRefund } from '#features/billing/refunds/tasks.ts';
import { openSandbox } from '#features/billing/sandbox/open-sandbox.ts';
import { payOrder } from '#features/billing/sandbox/pay-order.ts';
import { deliverEvent } from '#features/billing/sandbox/tasks.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';
import { randomRuns } from '#testing/random-runs.ts';
import { test as base } from '#testing/test.ts';

const AT_ONCE = 20;
const runs = randomRuns(15, 100);
const histories = runs.numRuns * AT_ONCE;

const which = fc.nat(5);
const step = <K extends string>(does: K, which: fc.Arbitrary<number>) =>
  fc.record({ does: fc.constant(does), which });
const named = <K extends string>(...names: K[]) => fc.record({ does: fc.constantFrom(...names), which });
const order = step('order', fc.constantFrom(0, 1));
const days = fc.constantFrom(0.01, 1, 4, 8, 200, 340, 366);
const anyStep = fc.oneof(
  { weight: 3, arbitrary: order },
  { weight: 5, arbitrary: named('pay', 'pay', 'reserve', 'reserve', 'fail') },
  { weight: 6, arbitrary: named('deliver') },
  { weight: 2, arbitrary: named('settle', 'settle', 'dashboard') },
  { weight: 1, arbitrary: step('cancel', fc.constant(0)) },
  { weight: 2, arbitrary: step('wait', days) },
);

/** The steps of one talent. An order that is never paid is abandoned; an event that is never delivered is lost. */
const steps = fc
  .tuple(order, fc.array(anyStep, { minLength: 3, maxLength: 13 }))
  .map(([first, others]) => [first, ...others]);

type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never;

const test = base.extend('live', async ({ services, db, given }) => {
  const plans = (await db.selectFrom('plan').select('id').orderBy('price').execute()).map(({ id }) => id);
  return async (sequences: Step[][]) => {
    await Promise.all(
      sequences.map(async (sequence) => {
        const { id } = await given.talent();
        const end = await runSteps(services, id, plans, sequence);
        expect(await booksOf(db, id, end)).toEqual({
          held_by_us: expect.any(Number),
          differs_from_gateway: 0,
          captures_without_outcome: 0,
          plans_without_payment: 0,
          plans_at_once: expect.toSatisfy((count: number) => count <= 1),
          refunded_beyond_payment: 0,
          invoices_amiss: 0,
          still_reserved: 0,
        });
      }),
    );
  };
});

/** Runs the steps with a gateway and a clock for one talent; returns the time at the end. */
async function runSteps(
  shared: Services,
  talentId: string,
  plans: string[],
  sequence: Step[],
): Promise<Date> {
  const clock = { now: new Date('2026-03-01T10:00:00+05:30') };
  const refundIds: string[] = [];
  const eventIds: string[] = [];
  const add: Services['queue']['add'] = async (_db, task, payload) => {
    if (task === sendRefund && 'refund_id' in payload) refundIds.push(String(payload.refund_id));
    if (task === deliverEvent && 'event_id' in payload) eventIds.push(String(payload.event_id));
  };
  const base = { ...shared, now: () => clock.now, queue: { add } };
  const gateway = openSandbox(base);
  const services: Services = { ...base, gateway };
  /** The ids of the orders at the gateway. */
  const orders: string[] = [];

  const onOrder = (act: (id: string) => Promise<unknown>) => async (which: number) => {
    const chosen = pick(orders, which);
    if (chosen) await act(chosen);
  };
  const acts: Record<Step['does'], (which: number) => Promise<unknown>> = {
    order: async (plan) => {
      const form = { plan_id: plans[plan] ?? '', state: 'Kerala' as const, start_another: true };
      orders.push((await createOrder(services, talentId, form)).order.gateway_order_id ?? '');
    },
    pay: onOrder((id) => payOrder(services, id, 'success', 'once')),
    fail: onOrder((id) => payOrder(services, id, 'failure', 'once')),
    reserve: onOrder((id) => payOrder(services, id, 'reserve', 'once')),
    // Delivers any event, even one that was delivered before.
    deliver: async (which) => {
      const event_id = pick(eventIds, which);
      if (event_id) await deliverEvent.run(services, { event_id }, event_id);
    },
    // The gateway does not yet collect what the bank has reserved minutes ago.
    settle: onOrder((id) => settleOrder(services, id).catch(() => {})),
    // Refunds part of a payment, or the rest of it, as our staff would in the gateway's dashboard.
    dashboard: onOrder(async (id) => {
      const paid = (await gateway.listPayments(id)).find(({ status }) => status === 'captured');
      if (!paid) return;
      const left = paid.amount - (paid.amount_refunded ?? 0);
      const amount = left === paid.amount && paid.amount > 200_000 ? 100_000 : left;
      await gateway.refund(paid.id, { amount, receipt: crypto.randomUUID() });
    }),
    cancel: () => cancelPlan(services, talentId),
    wait: async (days) => {
      clock.now = new Date(clock.now.getTime() + days * DAY_MS);
    },
  };
  const settleAll = async () => {
    for (const id of orders) await settleOrder(services, id);
  };

  for (const { does, which } of sequence)
    await acts[does](which).catch((error) => {
      // A request that the app rejects is not a failure.
      if (!(error instanceof AppError)) throw error;
    });
  // The reconciler and the queued refunds run once more, so that nothing is pending afterwards.
  clock.now = new Date(clock.now.getTime() + DAY_MS / 24);
  await settleAll();
  for (const id of [...refundIds]) await sendRefund.run(services, { refund_id: id }, id);
  if (refundIds.length > 0) await settleAll();
  return clock.now;
}

/** Returns the newest entry of a list, or a slightly older one. */
function pick<T>(list: T[], which: number): T | undefined {
  return list.at(-1 - (which % Math.max(1, list.length)));
}

/**
 * Counts the errors in one talent's books at an instant. Each count is 0 or, where one plan is right, at most
 * 1.
 */
async function booksOf(db: Database, talentId: string, instant: Date) {
  const { rows } = await sql`
    with own_order as (select * from plan_order where talent_id = ${talentId}),
    own_payment as (
      select payment.*, coalesce(sum(ledger_entry.amount_paise), 0)::integer as held,
        coalesce(sum(ledger_entry.amount_paise) filter (where kind = 'capture'), 0)::integer as captured
      from payment left join ledger_entry on ledger_entry.payment_id = payment.id
      where order_id in (select id from own_order) group by payment.id
    ),
    at_gateway as (
      select sandbox_payment.id, sandbox_payment.amount - coalesce(sum(sandbox_refund.amount), 0)::integer as held
      from sandbox_payment left join sandbox_refund on sandbox_refund.payment_id = sandbox_payment.id
      where order_id in (select gateway_order_id from own_order) and status in ('captured', 'refunded')
      group by sandbox_payment.id
    ),
    held as (select * from subscription where talent_id = ${talentId} and starts_at < least(ends_at, ended_at))
    select
      (select coalesce(sum(held), 0)::integer from own_payment) as held_by_us,
      (
        select coalesce(sum(abs(coalesce(own_payment.held, 0) - coalesce(at_gateway.held, 0))), 0)::integer
        from own_payment full join at_gateway on at_gateway.id = gateway_payment_id
      ) as differs_from_gateway,
      -- What is held buys exactly one plan that nobody took back.
      (
        select count(*)::integer from own_payment where held > 0 and 1 <> (
          select count(*) from subscription join own_order on own_order.id = subscription.order_id
          where own_order.payment_id = own_payment.id and own_order.status = 'paid'
        )
      ) as captures_without_outcome,
      -- Whatever still runs was paid for and not paid back.
      (
        select count(*)::integer from held join own_order on own_order.id = held.order_id
        left join own_payment on own_payment.id = own_order.payment_id
        where held.ended_at is null and coalesce(own_payment.held, 0) <= 0
      ) as plans_without_payment,
      (
        select count(*)::integer from held
        where tstzrange(starts_at, least(ends_at, ended_at)) @> ${instant}::timestamptz
      ) as plans_at_once,
      (select count(*)::integer from own_payment where held < 0) as refunded_beyond_payment,
      -- One invoice for each granted order, of what was paid; credit notes of what went back.
      (
        select count(*)::integer from own_order join own_payment on own_payment.id = own_order.payment_id
        where own_payment.held <> (
          select coalesce(sum(case series when 'invoice' then total_paise else -total_paise end), 0)
          from invoice where order_id = own_order.id
        )
      ) as invoices_amiss,
      (select count(*)::integer from own_payment where status = 'authorized') as still_reserved`.execute(db);
  return rows[0];
}

test(`after ${histories} random payment histories (seed ${runs.seed}), our books match those of the gateway`, async ({
  live,
  db,
}) => {
  await fc.assert(fc.asyncProperty(fc.array(steps, { minLength: AT_ONCE, maxLength: AT_ONCE }), live), runs);

  const numbers = await sql<{ gaps: number; granted: number }>`
    select
      (select count(*)::integer from plan_order where payment_id is not null) as granted,
      (select coalesce(sum(most - how_many), 0)::integer from (
        select max(serial) as most, count(*) as how_many from invoice group by series, financial_year
      ) as each) as gaps`.execute(db);
  expect(numbers.rows[0]?.gaps).toBe(0);
  expect(numbers.rows[0]?.granted).toBeGreaterThan(histories / 4);
});
