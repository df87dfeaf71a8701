import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import fc from 'fast-check';
import { createOrder } from '#features/billing/payments/create-order.ts';
import { cancelPlan } from '#features/billing/plans/cancel-plan.ts';
import { settleOrder } from '#features/billing/reconciliation/settle-order.ts';
import { executeRefund } from '#features/billing/refunds/execute-refund.ts';
import { findRequestedRefund } from '#features/billing/refunds/queries.ts';
import { sendRefund } from '#features/billing/refunds/tasks.ts';
import { openSandbox } from '#features/billing/sandbox/open-sandbox.ts';
import { payOrder } from '#features/billing/sandbox/pay-order.ts';
import { deliverEvent } from '#features/billing/sandbox/tasks.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type OnOrder = 'pay' | 'fail' | 'reserve' | 'deliver' | 'settle' | 'dashboard';

/** One event of a scenario; numbers select one of the existing orders or webhook events. */
export type Step =
  | { does: 'order'; plan: 0 | 1 }
  | { does: OnOrder; which: number }
  | { does: 'cancel' }
  | { does: 'wait'; days: number };

const outcomes = { pay: 'success', fail: 'failure', reserve: 'reserve' } as const;

const which = fc.nat(5);
const named = (...names: OnOrder[]) => fc.record({ does: fc.constantFrom(...names), which });

const order = fc.record({
  does: fc.constant('order' as const),
  plan: fc.constantFrom(0 as const, 1 as const),
});
const cancel = fc.record({ does: fc.constant('cancel' as const) });
const wait = fc.record({
  does: fc.constant('wait' as const),
  days: fc.constantFrom(0.01, 1, 4, 8, 200, 340, 366),
});
const anyStep = fc.oneof(
  { weight: 3, arbitrary: order },
  { weight: 5, arbitrary: named('pay', 'pay', 'reserve', 'reserve', 'fail') },
  { weight: 6, arbitrary: named('deliver') },
  { weight: 2, arbitrary: named('settle', 'settle', 'dashboard') },
  { weight: 1, arbitrary: cancel },
  { weight: 2, arbitrary: wait },
);

/**
 * Generates the steps of one talent. An order that is never paid is abandoned; an event that is never
 * delivered is lost.
 */
export const steps: fc.Arbitrary<Step[]> = fc
  .tuple(order, fc.array(anyStep, { minLength: 3, maxLength: 13 }))
  .map(([first, others]) => [first, ...others]);

/** Returns the newest entry of a list, or a slightly older one. */
function pick<T>(list: T[], which: number): T | undefined {
  return list.at(-1 - (which % Math.max(1, list.length)));
}

/** Creates a gateway and a clock for one talent on a shared database. */
export function openPaymentWorld(shared: Services, talentId: string, plans: string[]) {
  const clock = { now: new Date('2026-03-01T10:00:00+05:30') };
  const refundIds: string[] = [];
  const eventIds: string[] = [];
  const add: Services['queue']['add'] = async (_db, task, payload) => {
    if (task === sendRefund && 'refund_id' in payload) refundIds.push(String(payload.refund_id));
    if (task === deliverEvent && 'event_id' in payload) eventIds.push(String(payload.event_id));
  };
  const base = { ...shared, now: () => clock.now, queue: { add } };
  const services: Services = { ...base, gateway: openSandbox(base) };
  const orders: { id: string; gateway_order_id: string }[] = [];

  async function perform(step: Step) {
    switch (step.does) {
      case 'order':
        return placeOrder(step.plan);
      case 'pay':
      case 'fail':
      case 'reserve': {
        const outcome = outcomes[step.does];
        return onOrder(step.which, (name) => payOrder(services, name, outcome, 'once'));
      }
      case 'settle':
        // The gateway does not yet collect what the bank has reserved minutes ago.
        return onOrder(step.which, (name) => settleOrder(services, name).catch(() => {}));
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

  async function placeOrder(plan: number) {
    const form = { plan_id: plans[plan] ?? '', state: 'Kerala' as const, start_another: true };
    const { order } = await createOrder(services, talentId, form);
    orders.push({ id: order.id, gateway_order_id: order.gateway_order_id ?? '' });
  }

  async function onOrder(number: number, action: (gatewayOrderId: string) => Promise<unknown>) {
    const chosen = pick(orders, number);
    if (chosen) await action(chosen.gateway_order_id);
  }

  /** Delivers any event, even one that was delivered before. */
  async function deliver(number: number) {
    const event_id = pick(eventIds, number);
    if (event_id) await deliverEvent.run(services, { event_id }, event_id);
  }

  /** Refunds part of a payment, or the rest of it, as our staff would in the gateway's dashboard. */
  async function refundAtDashboard(gatewayOrderId: string) {
    const payments = await services.gateway?.listPayments(gatewayOrderId);
    const paid = payments?.find(({ status }) => status === 'captured');
    if (!paid) return;
    const left = paid.amount - (paid.amount_refunded ?? 0);
    const amount = left === paid.amount && paid.amount > 200_000 ? 100_000 : left;
    await services.gateway?.refund(paid.id, { amount, receipt: crypto.randomUUID() });
  }

  /** Runs the reconciler and the queued refunds, so that nothing is pending afterwards. */
  async function catchUp() {
    clock.now = new Date(clock.now.getTime() + DAY_MS / 24);
    for (const { gateway_order_id } of orders) await settleOrder(services, gateway_order_id);
    const pendingRefunds = refundIds.splice(0);
    for (const id of pendingRefunds) {
      const refund = await findRequestedRefund(services.db, id);
      if (refund) await executeRefund(services, refund);
    }
    if (pendingRefunds.length > 0)
      for (const { gateway_order_id } of orders) await settleOrder(services, gateway_order_id);
  }

  /** Runs the steps. A request that the app rejects is not a failure. */
  async function run(sequence: Step[]) {
    for (const step of sequence) {
      await perform(step).catch((error) => {
        if (!(error instanceof AppError)) throw error;
      });
    }
    await catchUp();
  }

  return { run, clock, orders };
}
