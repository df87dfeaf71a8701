import fc from 'fast-check';
import { makeOrder } from '#features/payments/make-order.ts';
import { receiveEvent } from '#features/payments/receive-event.ts';
import { settleOrder } from '#features/payments/settle-order.ts';
import { cancelPlan } from '#features/plans/cancel-plan.ts';
import { askForRefund } from '#features/refunds/ask-for-refund.ts';
import { findRequestedRefund } from '#features/refunds/queries.ts';
import { sendRefund } from '#features/refunds/tasks.ts';
import { openSandbox } from '#features/sandbox/open-sandbox.ts';
import { payOrder } from '#features/sandbox/pay-order.ts';
import { findEvent } from '#features/sandbox/queries.ts';
import { sandboxSecrets } from '#features/sandbox/sandbox-secrets.ts';
import { deliverEvent } from '#features/sandbox/tasks.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';
import { signatureOf } from '#platform/signature.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** One thing that happens; numbers choose among what there is. */
export type Step =
  | { does: 'order'; plan: 0 | 1 }
  | { does: 'pay' | 'fail' | 'deliver' | 'settle' | 'dashboard'; which: number }
  | { does: 'cancel' }
  | { does: 'wait'; days: number };

const which = fc.nat(5);
const named = (...names: ('pay' | 'fail' | 'deliver' | 'settle' | 'dashboard')[]) =>
  fc.record({ does: fc.constantFrom(...names), which });

const order = fc.record({
  does: fc.constant('order' as const),
  plan: fc.constantFrom(0 as const, 1 as const),
});
const cancel = fc.record({ does: fc.constant('cancel' as const) });
const wait = fc.record({ does: fc.constant('wait' as const), days: fc.constantFrom(1, 8, 200, 340, 366) });
const anyStep = fc.oneof(
  { weight: 3, arbitrary: order },
  { weight: 5, arbitrary: named('pay', 'pay', 'pay', 'fail') },
  { weight: 6, arbitrary: named('deliver') },
  { weight: 2, arbitrary: named('settle', 'settle', 'dashboard') },
  { weight: 1, arbitrary: cancel },
  { weight: 1, arbitrary: wait },
);

/** Steps of one talent; what is ordered and never paid is abandoned, what is never delivered is lost. */
export const steps: fc.Arbitrary<Step[]> = fc
  .tuple(order, fc.array(anyStep, { minLength: 3, maxLength: 13 }))
  .map(([first, others]) => [first, ...others]);

/** The newest of a list, or one a little older. */
function pick<T>(list: T[], which: number): T | undefined {
  return list.at(-1 - (which % Math.max(1, list.length)));
}

/** A talent, a gateway and a clock of their own on a shared database. */
export function openPaymentWorld(shared: Services, talentId: string, plans: string[]) {
  const clock = { now: new Date('2026-03-01T10:00:00+05:30') };
  const asked: string[] = [];
  const told: string[] = [];
  const add: Services['queue']['add'] = async (_db, task, payload) => {
    if (task === sendRefund && 'refund_id' in payload) asked.push(String(payload.refund_id));
    if (task === deliverEvent && 'event_id' in payload) told.push(String(payload.event_id));
  };
  const base = { ...shared, now: () => clock.now, queue: { add } };
  const services: Services = { ...base, gateway: openSandbox(base) };
  const orders: { id: string; gateway_order_id: string }[] = [];
  const secret = sandboxSecrets(services.secrets).webhook;

  async function take(step: Step) {
    switch (step.does) {
      case 'order':
        return makeOne(step.plan);
      case 'pay':
      case 'fail':
        return onOrder(step.which, (name) =>
          payOrder(services, name, step.does === 'pay' ? 'success' : 'failure', 'once'),
        );
      case 'settle':
        return onOrder(step.which, (name) => settleOrder(services, name));
      case 'deliver':
        return deliver(step.which);
      case 'dashboard':
        return onOrder(step.which, refundAtDashboard);
      case 'cancel':
        return cancelPlan(services, talentId);
      case 'wait':
        clock.now = new Date(clock.now.getTime() + step.days * DAY_MS);
    }
  }

  async function makeOne(plan: number) {
    const form = { plan_id: plans[plan] ?? '', state: 'Kerala' as const, request_id: undefined };
    const made = await makeOrder(services, talentId, form);
    orders.push({ id: made.order.id, gateway_order_id: made.order.gateway_order_id ?? '' });
  }

  async function onOrder(number: number, act: (gatewayOrderId: string) => Promise<unknown>) {
    const chosen = pick(orders, number);
    if (chosen) await act(chosen.gateway_order_id);
  }

  /** Any event, told before or not. */
  async function deliver(number: number) {
    const id = pick(told, number);
    const chosen = id && (await findEvent(services.db, id));
    if (!chosen) return;
    const body = Buffer.from(chosen.body);
    await receiveEvent(services, { id: chosen.id, body, signature: signatureOf(secret, body) });
  }

  /** Half of a payment, or what is left, is paid back by staff of ours at the gateway. */
  async function refundAtDashboard(gatewayOrderId: string) {
    const payments = await services.gateway?.listPayments(gatewayOrderId);
    const paid = payments?.find(({ status }) => status === 'captured');
    if (!paid) return;
    const left = paid.amount - (paid.amount_refunded ?? 0);
    const amount = left === paid.amount && paid.amount > 200_000 ? 100_000 : left;
    await services.gateway?.refund(paid.id, { amount, receipt: crypto.randomUUID() });
  }

  /** The reconciler and the queue come by: afterwards nothing is on its way. */
  async function catchUp() {
    for (const { gateway_order_id } of orders) await settleOrder(services, gateway_order_id);
    const waiting = asked.splice(0);
    for (const id of waiting) {
      const refund = await findRequestedRefund(services.db, id);
      if (refund) await askForRefund(services, refund);
    }
    if (waiting.length > 0)
      for (const { gateway_order_id } of orders) await settleOrder(services, gateway_order_id);
  }

  /** Takes the steps; what the product refuses is no failure of it. */
  async function run(sequence: Step[]) {
    for (const step of sequence) {
      await take(step).catch((error) => {
        if (!(error instanceof Refusal)) throw error;
      });
    }
    await catchUp();
  }

  return { run, clock, orders };
}
