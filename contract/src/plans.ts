import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, flag } from './fields.ts';
import { perMinute } from './rates.ts';
import { allowanceNames } from './rules/allowances.ts';
import { CONTENT_SECONDS } from './rules/limits.ts';
import { orderKinds } from './rules/payments.ts';

const success = z.literal(true);
const most = z.number().int().nullable();

/** How many of each thing a plan allows; null is unlimited. */
const allowances = z.object({
  applications: most,
  photos: most,
  intro_videos: most,
  audition_videos: most,
  voice_samples: most,
  work_links: most,
  saved_searches: most,
});

const subscription = z.object({
  plan_id: z.uuid(),
  plan_name: z.string(),
  /** Rupees, as the plan costs today. */
  plan_price: z.number(),
  plan_purchase_date: z.iso.datetime(),
  /** The last instant of the plan: the end of its last day in India, unless it was ended earlier. */
  plan_expiry: z.iso.datetime(),
  /** How the gateway says it was paid, e.g. 'UPI'; null for a plan that was given. */
  payment_method: z.string().nullable(),
  plan_auto_renew: z.boolean(),
  plan_status: z.enum(['Active', 'Expired']),
  /** When the talent said that it shall not go on. */
  cancelled_at: z.iso.datetime().nullable(),
  /** What cancelling now does: `refund` pays everything back and ends the plan, `stop` lets it run to its end. */
  cancelling: z.enum(['refund', 'stop']).nullable(),
});

export const plans = {
  /** The plan list itself, cheapest first. `price` is rupees with GST; `description` is HTML list items. */
  'GET /api/plans': endpoint({
    access: 'public',
    cache: CONTENT_SECONDS,
    reply: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        price: z.number(),
        description: z.string(),
        duration_in_days: z.number(),
        allowances,
      }),
    ),
  }),
  /** The plan that is running or, without one, the last that was; `data` is null when there never was one. */
  'GET /api/user/plan/current': endpoint({
    access: 'talent',
    reply: z.object({
      success,
      /** 'No active plan found.' when none is running. */
      message: z.string().optional(),
      data: subscription.nullable(),
      /** A plan that is paid for and begins when the running one ends. */
      next: z.object({ plan_name: z.string(), starts_at: z.iso.datetime() }).nullable(),
      usage: z.array(z.object({ name: z.enum(allowanceNames), used: z.number().int(), most })),
      /** Applications count from here. */
      counted_from: z.iso.datetime(),
    }),
  }),
  /** What each plan would cost this talent now, in paise, and from when it would be; cheapest plan first. */
  'GET /api/user/plan/offers': endpoint({
    access: 'talent',
    reply: z.object({
      success,
      /** Whether payments are set up here at all. */
      payments: z.boolean(),
      /** Whether nothing is really paid. */
      test: z.boolean(),
      /** The State of the profile, to begin the form with. */
      state: z.string().nullable(),
      offers: z.array(
        z.object({
          plan_id: z.uuid(),
          plan_name: z.string(),
          is_current: z.boolean(),
          /** Null when it cannot be bought now; `reason` says why. */
          kind: z.enum(orderKinds).nullable(),
          reason: z.string().nullable(),
          price_paise: z.number().int(),
          /** What the unused days of the running plan are worth. */
          credit_paise: z.number().int(),
          unused_days: z.number().int(),
          amount_paise: z.number().int(),
          starts_at: z.iso.datetime(),
        }),
      ),
    }),
  }),
  'PUT /api/user/plan/renewal': endpoint({
    access: 'talent',
    limit: { account: [perMinute(20)] },
    body: z.object({ auto_renew: flag }),
    reply: done.extend({ plan_auto_renew: z.boolean() }),
  }),
  /** Ends the plan's going on, in one step; `refunded` when everything is paid back and the plan is over. */
  'POST /api/user/plan/cancel': endpoint({
    access: 'talent',
    limit: { account: [perMinute(10)] },
    reply: done.extend({ refunded: z.boolean() }),
  }),
};
