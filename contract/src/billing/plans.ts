import { z } from 'zod';
import { order } from '#billing/payments.ts';
import { endpoint } from '#endpoint.ts';
import { done, flag, inEnglish, said, success } from '#fields.ts';
import { perMinute } from '#rates.ts';
import { allowanceNames } from '#rules/allowances.ts';
import { CONTENT_SECONDS } from '#rules/limits.ts';
import { orderKinds } from '#rules/payments.ts';

const limit = z.number().int().nullable();

/** How many of each item a plan allows; null means unlimited. */
const allowances = z.object({
  applications: limit,
  photos: limit,
  intro_videos: limit,
  audition_videos: limit,
  voice_samples: limit,
  work_links: limit,
  saved_searches: limit,
});

const subscription = z.object({
  plan_id: z.uuid(),
  plan_name: z.string(),
  plan_price: z.number(),
  plan_purchase_date: z.iso.datetime(),
  /** The last instant of the plan: the end of its last day in India, unless it was ended earlier. */
  plan_expiry: z.iso.datetime(),
  /** The payment method reported by the gateway, e.g. 'UPI'; null for a plan granted without payment. */
  payment_method: z.string().nullable(),
  plan_auto_renew: z.boolean(),
  plan_status: z.enum(['Active', 'Expired']),
  cancelled_at: z.iso.datetime().nullable(),
  /** What cancelling does: `refund` refunds the payment and ends the plan, `stop` lets it run until it expires. */
  cancellation: z.enum(['refund', 'stop']).nullable(),
});

/** The latest order whose payment is reserved by the bank and not collected yet. */
const confirming = order.nullable();

export const plans = {
  /**
   * Returns all plans, cheapest first. `price` is in rupees including GST; `description` is HTML list items;
   * `in_english` counts them from 0: `features.0`.
   */
  'GET /api/plans': endpoint({
    access: 'public',
    cache: CONTENT_SECONDS,
    translated: true,
    reply: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        price: z.number(),
        description: z.string(),
        in_english: inEnglish,
        duration_in_days: z.number(),
        allowances,
      }),
    ),
  }),
  /**
   * Returns the running plan or, if there is none, the last one; `data` is null if there has never been one.
   */
  'GET /api/user/plan/current': endpoint({
    access: 'talent',
    acting: 'anybody',
    reply: z.object({
      success,
      /** 'No active plan found.' if no plan is running. */
      message: said.optional(),
      data: subscription.nullable(),
      /** A paid plan that starts when the running one ends. */
      next: z.object({ plan_name: z.string(), starts_at: z.iso.datetime() }).nullable(),
      confirming,
      usage: z.array(z.object({ name: z.enum(allowanceNames), used: z.number().int(), max: limit })),
      /** The check behind the verified badge, which shows once it is done and while a plan is running. */
      identity_check: z.enum(['waiting', 'done']),
      /** Applications are counted from this date. */
      counted_from: z.iso.datetime(),
    }),
  }),
  /**
   * Returns what each plan would cost this talent now, in paise, and when it would start, cheapest plan
   * first.
   */
  'GET /api/user/plan/prices': endpoint({
    access: 'talent',
    reply: z.object({
      success,
      /** Whether payments are configured in this installation. */
      payments_enabled: z.boolean(),
      /** Whether payments are simulated and no money moves. */
      test_mode: z.boolean(),
      /** The State from the profile, used to prefill the form. */
      state: z.string().nullable(),
      confirming,
      prices: z.array(
        z.object({
          plan_id: z.uuid(),
          plan_name: z.string(),
          is_current: z.boolean(),
          /** Null when the plan cannot be bought now; `reason` says why. */
          kind: z.enum(orderKinds).nullable(),
          reason: z.string().nullable(),
          price_paise: z.number().int(),
          /** Value of the unused days of the running plan. */
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
  /**
   * Cancels the plan in one step; `refunded` is true when the payment was refunded in full and the plan has
   * ended.
   */
  'POST /api/user/plan/cancel': endpoint({
    access: 'talent',
    limit: { account: [perMinute(10)] },
    reply: done.extend({ refunded: z.boolean() }),
  }),
};
