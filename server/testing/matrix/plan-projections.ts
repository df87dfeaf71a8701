import type { Table } from '#testing/matrix/projections.ts';
import type { Showcase } from '#testing/matrix/showcase.ts';

/** The keys of a plan's allowances. */
const allowances = 'applications audition_videos intro_videos photos saved_searches voice_samples work_links';

/** Returns the expected response keys of plans and of their payments. */
export function planProjections({ buyer, order }: Showcase): Table {
  const ordered = 'order{amount_paise credit_paise id kind message plan_id plan_name price_paise state}';
  const checkout = 'amount callback_url cancel_url currency description key_id name order_id prefill[name]';
  const plan = [
    'cancellation -cancelled_at payment_method plan_auto_renew plan_expiry plan_id plan_name plan_price',
    'plan_purchase_date plan_status',
  ].join(' ');
  const price = 'plan_id plan_name price_paise';
  const unavailable = `{amount_paise credit_paise is_current -kind ${price} reason starts_at unused_days}`;
  const open = `{amount_paise credit_paise is_current kind ${price} -reason starts_at unused_days}`;
  const listed = (allowed: string) => `{allowances{${allowed}} description duration_in_days id name price}`;
  return {
    // One plan has no application limit.
    'GET /api/plans': [['a visitor', `[${listed(`-${allowances}`)} | ${listed(allowances)}]`, {}]],
    'GET /api/user/plan/current': [
      [
        'a talent with a plan',
        `{-confirming counted_from data{${plan}} identity_check -next success usage[{max name used}]}`,
        { as: buyer },
      ],
    ],
    'GET /api/user/plan/prices': [
      [
        'a talent with a plan',
        `{-confirming payments_enabled prices[${unavailable} | ${open}] state success test_mode}`,
        { as: buyer },
      ],
    ],
    'PUT /api/user/plan/renewal': [['a talent', '{message plan_auto_renew success}']],
    'POST /api/user/plan/cancel': [['a talent', '{message refunded success}']],
    'POST /api/user/orders': [['a talent', `{checkout{action fields{${checkout}}} ${ordered} success}`]],
    'GET /api/user/orders/:id': [['the buyer', `{${ordered} success}`, { params: { id: order }, as: buyer }]],
    'GET /api/user/invoices': [
      [
        'the buyer',
        '{data[{description id issued_at number series total_paise url}] success}',
        { as: buyer },
      ],
    ],
  };
}
