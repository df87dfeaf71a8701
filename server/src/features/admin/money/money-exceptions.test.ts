import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { CONFIRMATION_DAYS, WITH_EXCEPTION } from '@kirdaar/contract/rules/payments';
import { expect } from 'vitest';
import { reconcileRefunds } from '#features/billing/reconciliation/tasks.ts';
import { test } from '#testing/payments.ts';

test('lists payments that were late, reserved or of another amount, with what was done', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
  pay,
  placeOrder,
  returnFromGateway,
  reconcileAfter,
  services,
}) => {
  const [asha, ravi, mira] = [await given.talent(), await given.talent(), await given.talent()];
  const [late, second] = [await placeOrder(asha, 'Basic'), await placeOrder(asha, 'Basic')];
  await reconcileAfter((CONFIRMATION_DAYS + 1) * DAY_MS);
  await pay(late);
  await reconcileRefunds.run(services, {}, 'daily');
  clock.now = new Date(clock.now.getTime() + 1000);
  await pay(second);
  await reconcileRefunds.run(services, {}, 'daily');
  await deliver();
  const tokenOf = async ({ id }: { id: string }) => ({ token: await given.session(id) });
  const reserved = await placeOrder(await tokenOf(ravi), 'Pro');
  await returnFromGateway(await pay(reserved, 'reserve'));
  const plain = await placeOrder(await tokenOf(mira), 'Basic');
  await returnFromGateway(await pay(plain));
  const finance = await given.staff('finance');

  const query = { state: WITH_EXCEPTION };
  const { orders } = (await callApi('GET /api/admin/orders', { query }, finance)).body;
  const one = await callApi('GET /api/admin/orders/:id', { params: { id: plain.id } }, finance);

  const found = Object.fromEntries(orders.map(({ id, exception }) => [id, exception]));
  expect(found).toEqual({
    [late.id]: { kind: 'late', done: 'granted' },
    [second.id]: { kind: 'unneeded', done: 'refund_processed' },
    [reserved.id]: { kind: 'reserved', done: 'waiting' },
  });
  expect(one.body.order).toMatchObject({ state: 'paid', exception: null });
  await db.updateTable('payment').set({ amount_paise: 100 }).where('order_id', '=', second.id).execute();
  const changed = (await callApi('GET /api/admin/orders', { query }, finance)).body.orders;
  expect(changed.find(({ id }) => id === second.id)?.exception?.kind).toBe('amount');
});
