import { api, type Reply } from '@kirdaar/contract/api';
import type { Plan, PlanPrice } from '#features/billing/plans/plan-prices.ts';
import { emptyOf } from '#testing/empty-of.ts';

const feature = (number: number) => `<li>Feature ${number}</li>`;

/** Returns a plan with ten features. A test sets only the fields it needs. */
export function samplePlan(fields: Partial<Plan> = {}): Plan {
  return {
    id: '0e9f6d0a-7d2f-4a3c-8a57-5d3c3f0b9e10',
    name: 'Pro',
    price: 2999,
    description: Array.from({ length: 10 }, (_, place) => feature(place + 1)).join(''),
    duration_in_days: 365,
    allowances: {
      applications: null,
      photos: 30,
      intro_videos: 5,
      audition_videos: 10,
      voice_samples: 5,
      work_links: 10,
      saved_searches: 3,
    },
    ...fields,
  };
}

const pro = { plan_id: samplePlan().id, plan_name: 'Pro', kind: 'purchase', price_paise: 299_900 } as const;

/** Returns the price of a plan for a talent without a plan. */
export function samplePlanPrice(fields: Partial<PlanPrice> = {}): PlanPrice {
  return {
    ...emptyOf(api['GET /api/user/plan/prices'].reply.shape.prices.element),
    ...pro,
    amount_paise: 299_900,
    starts_at: '2026-11-21T04:30:00.000Z',
    ...fields,
  };
}

/** The price of an upgrade with 300 days of Basic left. */
export const upgrade = {
  kind: 'upgrade',
  credit_paise: 82_110,
  unused_days: 300,
  amount_paise: 217_800,
} as const;

export const noPlan: Reply<'GET /api/user/plan/current'> = {
  ...emptyOf(api['GET /api/user/plan/current'].reply),
  identity_check: 'done',
  counted_from: '2026-11-21T04:30:00.000Z',
};

type Order = Reply<'GET /api/user/orders/:id'>['order'];

/** Returns an order of the Pro plan that waits for its payment. A test sets only the fields it needs. */
export function sampleOrder(fields: Partial<Order> = {}): Order {
  const { order } = emptyOf(api['GET /api/user/orders/:id'].reply);
  return { ...order, ...pro, id: 'o1', state: 'open', message: 'Paid.', ...fields };
}
