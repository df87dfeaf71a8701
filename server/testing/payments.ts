import type { OrderForm } from '@kirdaar/contract/billing/payments';
import { reconcileOrders } from '#features/billing/reconciliation/tasks.ts';
import { type CallbackForm, type Outcome, payOrder } from '#features/billing/sandbox/pay-order.ts';
import { type Delivery, sandboxSecrets } from '#features/billing/sandbox/tasks.ts';
import { signatureOf } from '#platform/http/signature.ts';
import type { Services } from '#platform/services.ts';
import type { Caller } from '#testing/given.ts';
import { type PlanName, planIdOf } from '#testing/plan-id.ts';
import { test as base } from '#testing/test.ts';

type Gateway = NonNullable<Services['gateway']>;

interface PlacedOrder {
  id: string;
  gateway_order_id: string;
  amount_paise: number;
}

export const test = base
  /** The gateway, to replace some of its answers. */
  .extend('gateway', ({ services }) => {
    if (!services.gateway) throw new Error('no gateway');
    return services.gateway;
  })
  /** Moves the clock and runs the reconciler, with other answers of the gateway; returns its error. */
  .extend(
    'reconcileAfter',
    ({ services, clock, gateway }) =>
      (ms: number, answers?: Partial<Gateway>): Promise<unknown> => {
        clock.now = new Date(clock.now.getTime() + ms);
        const world = { ...services, gateway: { ...gateway, ...answers } };
        return reconcileOrders.run(world, {}, 'later').catch((error) => error);
      },
  )
  .extend('orderForm', ({ db }) => async (plan: PlanName, state: OrderForm['state'] = 'Maharashtra') => ({
    plan_id: await planIdOf(db, plan),
    state,
    request_id: crypto.randomUUID(),
  }))
  /** Creates an order and returns it with its id at the gateway. */
  .extend(
    'placeOrder',
    ({ callApi, orderForm }) =>
      async (talent: Caller, plan: PlanName, state?: OrderForm['state']): Promise<PlacedOrder> => {
        const body = await orderForm(plan, state);
        const response = await callApi('POST /api/user/orders', { body }, talent);
        if (response.status !== 200) throw new Error(response.body.message);
        const { order, checkout } = response.body;
        const { id, amount_paise } = order;
        return { id, amount_paise, gateway_order_id: checkout.fields.order_id ?? '' };
      },
  )
  /** Returns an order as its buyer sees it. */
  .extend('readOrder', ({ callApi }) => async (talent: Caller, id: string) => {
    const { body } = await callApi('GET /api/user/orders/:id', { params: { id } }, talent);
    return body.order;
  })
  /** Pays at the gateway, fails to pay, or has the bank reserve the money. By default no event is delivered. */
  .extend(
    'pay',
    ({ services }) =>
      (order: PlacedOrder, outcome: Outcome = 'success', delivery: Delivery = 'never') =>
        payOrder(services, order.gateway_order_id, outcome, delivery),
  )
  /** Posts the callback form as the returning browser and returns the redirect. */
  .extend('returnFromGateway', ({ app }) => async (form: CallbackForm) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/payments/callback',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: String(new URLSearchParams(form)),
    });
    return { status: response.statusCode, location: String(response.headers.location) };
  })
  /** Returns the gateway's events about an order, oldest first. */
  .extend('eventsOf', ({ db }) => ({ gateway_order_id }: PlacedOrder) => {
    const events = db.selectFrom('sandbox_event').select(['id', 'body']);
    const ofOrder = events.where('body', 'like', `%${gateway_order_id}%`);
    return ofOrder.orderBy('created_at').orderBy('body', 'desc').execute();
  })
  .extend(
    'eventOf',
    ({ eventsOf }) =>
      async (order: PlacedOrder, kind: 'payment.authorized' | 'payment.captured') => {
        const event = (await eventsOf(order)).find(({ body }) => body.includes(`"${kind}"`));
        if (!event) throw new Error(`The gateway has no event ${kind}`);
        return event;
      },
  )
  /** Posts an event to the webhook, signed by the gateway unless another signature is given. */
  .extend(
    'postEvent',
    ({ app, services }) =>
      async ({ id, body }: { id: string; body: string }, signature = signEvent(services, body)) => {
        const event = { 'x-razorpay-event-id': id, 'x-razorpay-signature': signature };
        const headers = { 'content-type': 'application/json', ...event };
        const url = '/api/payments/webhook';
        return (await app.inject({ method: 'POST', url, headers, payload: body })).statusCode;
      },
  )
  .extend('currentPlan', ({ callApi }) => async (talent: Caller): Promise<string | undefined> => {
    const { body } = await callApi('GET /api/user/plan/current', {}, talent);
    return body.data?.plan_status === 'Active' ? body.data.plan_name : undefined;
  })
  .extend('buy', ({ placeOrder, pay, returnFromGateway }) => async (talent: Caller, plan: PlanName) => {
    const order = await placeOrder(talent, plan);
    await returnFromGateway(await pay(order));
    return order;
  })
  /** Lets a new talent buy a plan at an instant; returns how to move the clock and log the talent in again. */
  .extend('buyAt', ({ clock, given, buy }) => async (instant: string, plan: PlanName) => {
    clock.now = new Date(instant);
    const { id } = await given.talent();
    await buy({ token: await given.session(id) }, plan);
    return async (later: string) => {
      clock.now = new Date(later);
      return { token: await given.session(id) };
    };
  });

export function signEvent({ secrets }: Pick<Services, 'secrets'>, body: string): string {
  return signatureOf(sandboxSecrets(secrets).webhook, body);
}
