import fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { openPaymentWorld, type Step, steps } from '#testing/payment-world.ts';
import { randomRuns } from '#testing/random-runs.ts';
import { test as base } from '#testing/test.ts';

const AT_ONCE = 20;
const runs = randomRuns(15, 100);
const histories = runs.numRuns * AT_ONCE;

const test = base.extend<{ live: (sequences: Step[][]) => Promise<void> }>({
  live: async ({ services, db, given }, use) => {
    const plans = (await db.selectFrom('plan').select('id').orderBy('price').execute()).map(({ id }) => id);
    await use(async (sequences) => {
      await Promise.all(
        sequences.map(async (sequence) => {
          const { id } = await given.talent();
          const world = openPaymentWorld(services, id, plans);
          await world.run(sequence);
          expect(await booksOf(db, id, world.clock.now)).toEqual({
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
    });
  },
});

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
