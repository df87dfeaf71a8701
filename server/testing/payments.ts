import type { Delivery } from '#features/sandbox/announce.ts';
import { type CallbackForm, payOrder } from '#features/sandbox/pay-order.ts';
import { sandboxSecrets } from '#features/sandbox/sandbox-secrets.ts';
import { signatureOf } from '#platform/signature.ts';
import type { Caller } from '#testing/given.ts';
import { test as base } from '#testing/test.ts';

type PlanName = 'Basic' | 'Pro';

interface Fixtures {
  planId: (name: PlanName) => Promise<string>;
  /** Makes an order and returns it with its name at the gateway. */
  order: (talent: Caller, plan: PlanName, state?: 'Maharashtra' | 'Kerala') => Promise<MadeOrder>;
  /** Pays at the gateway, or fails to; the events stay there unless a delivery is named. */
  pay: (order: MadeOrder, outcome?: 'success' | 'failure', delivery?: Delivery) => Promise<CallbackForm>;
  /** The browser comes back with a form; returns where it is sent. */
  comeBack: (form: CallbackForm) => Promise<{ status: number; location: string }>;
  /** The events of the gateway that name an order, oldest first. */
  eventsOf: (order: MadeOrder) => Promise<{ id: string; body: string }[]>;
  /** Posts to the webhook, signed by the gateway unless another signature is given. */
  post: (event: { id: string; body: string }, signature?: string) => Promise<number>;
  currentPlan: (talent: Caller) => Promise<string | undefined>;
  /** Buys a plan from order to grant. */
  buy: (talent: Caller, plan: PlanName) => Promise<MadeOrder>;
}

export interface MadeOrder {
  id: string;
  gateway_order_id: string;
  amount_paise: number;
}

export const test = base.extend<Fixtures>({
  planId: async ({ db }, use) => {
    await use(async (name) => {
      const plan = db.selectFrom('plan').select('id').where('name', '=', name);
      return (await plan.executeTakeFirstOrThrow()).id;
    });
  },
  order: async ({ call, planId }, use) => {
    await use(async (talent, plan, state = 'Maharashtra') => {
      const body = { plan_id: await planId(plan), state };
      const response = await call('POST /api/user/orders', { body }, talent);
      if (response.status !== 200) throw new Error(response.body.message);
      const { order, checkout } = response.body;
      return {
        id: order.id,
        amount_paise: order.amount_paise,
        gateway_order_id: checkout.fields.order_id ?? '',
      };
    });
  },
  pay: async ({ services }, use) => {
    await use(({ gateway_order_id }, outcome = 'success', delivery = 'never') =>
      payOrder(services, gateway_order_id, outcome, delivery),
    );
  },
  comeBack: async ({ app }, use) => {
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
  post: async ({ app, services }, use) => {
    const { webhook } = sandboxSecrets(services.secrets);
    await use(async ({ id, body }, signature = signatureOf(webhook, body)) => {
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
  currentPlan: async ({ call }, use) => {
    await use(async (talent) => {
      const { body } = await call('GET /api/user/plan/current', {}, talent);
      return body.data?.plan_status === 'Active' ? body.data.plan_name : undefined;
    });
  },
  buy: async ({ order, pay, comeBack }, use) => {
    await use(async (talent, plan) => {
      const made = await order(talent, plan);
      await comeBack(await pay(made));
      return made;
    });
  },
});
