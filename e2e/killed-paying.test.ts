import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { copyDemoWorld, removeDataFolder } from '#testing/data-folder.ts';
import { queryDatabase } from '#testing/database.ts';
import { startProduct } from '#testing/process.ts';

/** Selects the outcome of a talent's orders. */
const outcome = `
  select
    (select count(*)::int from sandbox_payment where order_id = gateway_order_id and status = 'captured') taken,
    (select count(*)::int from subscription where order_id = plan_order.id) plans,
    (select count(*)::int from invoice where order_id = plan_order.id) invoices,
    (select count(*)::int from ledger_entry join payment on payment.id = ledger_entry.payment_id
      where payment.order_id = plan_order.id) entries
  from plan_order where talent_id = $1`;

test('grants the plan once through the reconciler after a kill between payment and plan', async () => {
  const directory = await copyDemoWorld();
  const runQuery = <Row>(statement: string, values?: unknown[]) =>
    queryDatabase<Row>(directory, statement, values);
  let product = await startProduct({ DATA_DIR: directory });
  const [talent = { id: '', plan_id: '' }] = await runQuery<{ id: string; plan_id: string }>(
    `select talent.id, plan.id plan_id from talent cross join plan
    where not exists (select from subscription where talent_id = talent.id)
      and not is_child(date_of_birth, now())
    order by price, talent.id limit 1`,
  );
  const token = randomBytes(32).toString('base64url');
  await runQuery(
    `insert into session (token_hash, account_id, created_at, expires_at)
    values ($1, $2, now(), now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), talent.id],
  );

  await payWithLateNotice(product.origin, token, talent.plan_id);
  const afterKill = await runQuery(outcome, [talent.id]);
  product.process.kill('SIGKILL');
  await once(product.process, 'exit');
  product = await startProduct({ DATA_DIR: directory });
  // The task runs every five minutes; this triggers it immediately.
  await runQuery(`insert into pgboss.job (name, data) values ('reconcile-orders', '{}')`);
  const granted = { taken: 1, plans: 1, invoices: 1, entries: 1 };
  await expect.poll(() => runQuery(outcome, [talent.id])).toEqual([granted]);
  // Finally the gateway's webhook arrives and reports what is already recorded.
  await runQuery(`update pgboss.job set start_after = now() where name = 'deliver-sandbox-event'`);
  const told = `select count(*)::int from gateway_event`;
  await expect.poll(() => runQuery(told)).toEqual([{ count: 3 }]);

  const afterwards = await runQuery(outcome, [talent.id]);
  await product.stop();
  await removeDataFolder(directory);
  expect(afterKill).toEqual([{ taken: 1, plans: 0, invoices: 0, entries: 0 }]);
  expect(afterwards).toEqual([granted]);
});

/**
 * Orders a plan and pays in the sandbox with a webhook delayed by a minute; the buyer does not return to the
 * site.
 */
async function payWithLateNotice(address: string, token: string, plan_id: string) {
  const ordered = await fetch(`${address}/api/user/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ plan_id, state: 'Kerala' }),
  });
  const { checkout } = await ordered.json();
  const { order_id } = checkout.fields;
  const form = { order_id, callback_url: '/api/payments/callback', outcome: 'success', delivery: 'late' };
  const paid = await fetch(`${address}/sandbox/pay`, { method: 'POST', body: new URLSearchParams(form) });
  expect(paid.status).toBe(200);
}
