import type { Reply } from '@kirdaar/contract/api';
import type { OrderForm } from '@kirdaar/contract/billing/payments';
import { reconcileOrders } from '#features/billing/reconciliation/tasks.ts';
import { type CallbackForm, type Outcome, payOrder } from '#features/billing/sandbox/pay-order.ts';
import type { Delivery } from '#features/billing/sandbox/queue-events.ts';
import { sandboxSecrets } from '#features/billing/sandbox/sandbox-secrets.ts';
import { signatureOf } from '#platform/http/signature.ts';
import type { Services } from '#platform/services.ts';
import type { Caller } from '#testing/given.ts';
import { type PlanName, planIdOf } from '#testing/plan-id.ts';
import { test as base } from '#testing/test.ts';

type Gateway = NonNullable<Services['gateway']>;

interface Fixtures {
  /** The gateway, to replace some of its answers. */
  gateway: Gateway;
  /** Moves the clock and runs the reconciler, with other answers of the gateway; returns its error. */
  reconcileAfter: (ms: number, answers?: Partial<Gateway>) => Promise<unknown>;
  /** A new form that orders a plan. */
  orderForm: (plan: PlanName, state?: OrderForm['state']) => Promise<OrderForm>;
  /** Creates an order and returns it with its id at the gateway. */
  placeOrder: (talent: Caller, plan: PlanName, state?: OrderForm['state']) => Promise<PlacedOrder>;
  /** Returns an order as its buyer sees it. */
  readOrder: (talent: Caller, id: string) => Promise<Reply<'GET /api/user/orders/:id'>['order']>;
  /** Pays at the gateway, fails to pay, or has the bank reserve the money. The events are not delivered unless `delivery` says so. */
  pay: (order: PlacedOrder, outcome?: Outcome, delivery?: Delivery) => Promise<CallbackForm>;
  /** Posts the callback form as the returning browser and returns the redirect. */
  returnFromGateway: (form: CallbackForm) => Promise<{ status: number; location: string }>;
  /** Returns the gateway's events about an order, oldest first. */
  eventsOf: (order: PlacedOrder) => Promise<GatewayEvent[]>;
  /** Returns the event of this kind about an order. */
  eventOf: (order: PlacedOrder, kind: EventKind) => Promise<GatewayEvent>;
  /** Posts an event to the webhook, signed by the gateway unless another signature is given. */
  postEvent: (event: GatewayEvent, signature?: string) => Promise<number>;
  /** Returns the name of the active plan. */
  currentPlan: (talent: Caller) => Promise<string | undefined>;
  /** Buys a plan, from the order to the active plan. */
  buy: (talent: Caller, plan: PlanName) => Promise<PlacedOrder>;
  /** Lets a new talent buy a plan at an instant; returns how to move the clock and log the talent in again. */
  buyAt: (instant: string, plan: PlanName) => Promise<(later: string) => Promise<Caller>>;
}

type EventKind = 'payment.authorized' | 'payment.captured';

interface GatewayEvent {
  id: string;
  body: string;
}

interface PlacedOrder {
  id: string;
  gateway_order_id: string;
  amount_paise: number;
}

export const test = base.extend<Fixtures>({
  gateway: async ({ services }, use) => {
    if (!services.gateway) throw new Error('no gateway');
    await use(services.gateway);
  },
  reconcileAfter: async ({ services, clock, gateway }, use) => {
    await use(async (ms, answers) => {
      clock.now = new Date(clock.now.getTime() + ms);
      const world = { ...services, gateway: { ...gateway, ...answers } };
      return reconcileOrders.run(world, {}, 'later').catch((error) => error);
    });
  },
  orderForm: async ({ db }, use) => {
    await use(async (plan, state = 'Maharashtra') => ({
      plan_id: await planIdOf(db, plan),
      state,
      request_id: crypto.randomUUID(),
    }));
  },
  placeOrder: async ({ callApi, orderForm }, use) => {
    await use(async (talent, plan, state) => {
      const response = await callApi('POST /api/user/orders', { body: await orderForm(plan, state) }, talent);
      if (response.status !== 200) throw new Error(response.body.message);
      const { order, checkout } = response.body;
      return {
        id: order.id,
        amount_paise: order.amount_paise,
        gateway_order_id: checkout.fields.order_id ?? '',
      };
    });
  },
  readOrder: async ({ callApi }, use) => {
    await use(async (talent, id) => {
      const { body } = await callApi('GET /api/user/orders/:id', { params: { id } }, talent);
      return body.order;
    });
  },
  pay: async ({ services }, use) => {
    await use(({ gateway_order_id }, outcome = 'success', delivery = 'never') =>
      payOrder(services, gateway_order_id, outcome, delivery),
    );
  },
  returnFromGateway: async ({ app }, use) => {
    await use(async (form) => {
      const response = await app.inject({
        method: 'POST',
        url: '/api/payments/callback',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'cross-site',
        },
        payload: String(new URLSearchParams(form)),
      });
      return { status: response.statusCode, location: String(response.headers.location) };
    });
  },
  eventsOf: async ({ db }, use) => {
    await use(({ gateway_order_id }) =>
      db
        .selectFrom('sandbox_event')
        .select(['id', 'body'])
        .where('body', 'like', `%${gateway_order_id}%`)
        .orderBy('created_at')
        .orderBy('body', 'desc')
        .execute(),
    );
  },
  eventOf: async ({ eventsOf }, use) => {
    await use(async (order, kind) => {
      const event = (await eventsOf(order)).find(({ body }) => body.includes(`"${kind}"`));
      if (!event) throw new Error(`The gateway has no event ${kind}`);
      return event;
    });
  },
  postEvent: async ({ app, services }, use) => {
    await use(async ({ id, body }, signature = signEvent(services, body)) => {
      const response = await app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-event-id': id,
          'x-razorpay-signature': signature,
        },
        payload: body,
      });
      return response.statusCode;
    });
  },
  currentPlan: async ({ callApi }, use) => {
    await use(async (talent) => {
      const { body } = await callApi('GET /api/user/plan/current', {}, talent);
      return body.data?.plan_status === 'Active' ? body.data.plan_name : undefined;
    });
  },
  buy: async ({ placeOrder, pay, returnFromGateway }, use) => {
    await use(async (talent, plan) => {
      const order = await placeOrder(talent, plan);
      await returnFromGateway(await pay(order));
      return order;
    });
  },
  buyAt: async ({ clock, given, buy }, use) => {
    await use(async (instant, plan) => {
      clock.now = new Date(instant);
      const { id } = await given.talent();
      await buy({ token: await given.session(id) }, plan);
      return async (later) => {
        clock.now = new Date(later);
        return { token: await given.session(id) };
      };
    });
  },
});

/** Signs the body of an event as the gateway does. */
export function signEvent({ secrets }: Pick<Services, 'secrets'>, body: string): string {
  return signatureOf(sandboxSecrets(secrets).webhook, body);
}
