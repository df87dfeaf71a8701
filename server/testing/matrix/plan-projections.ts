import type { Table } from '#testing/matrix/projections.ts';
import type { Showcase } from '#testing/matrix/showcase.ts';

/** The keys of what a plan allows. */
const allowances = 'applications audition_videos intro_videos photos saved_searches voice_samples work_links';

/** What is told of plans, and of what was paid for them. */
export function planProjections({ buyer, order }: Showcase): Table {
  const told = 'order{amount_paise credit_paise id kind message plan_id plan_name price_paise state}';
  const checkout = 'amount callback_url cancel_url currency description key_id name order_id prefill[name]';
  const plan = [
    '-cancelled_at cancelling payment_method plan_auto_renew plan_expiry plan_id plan_name plan_price',
    'plan_purchase_date plan_status',
  ].join(' ');
  const offer = 'plan_id plan_name price_paise';
  const refused = `{amount_paise credit_paise is_current -kind ${offer} reason starts_at unused_days}`;
  const open = `{amount_paise credit_paise is_current kind ${offer} -reason starts_at unused_days}`;
  const listed = (allowed: string) => `{allowances{${allowed}} description duration_in_days id name price}`;
  return {
    // One plan has no limit of applications.
    'GET /api/plans': [['a visitor', `[${listed(`-${allowances}`)} | ${listed(allowances)}]`, {}]],
    'GET /api/user/plan/current': [
      [
        'a talent with a plan',
        `{counted_from data{${plan}} -next success usage[{most name used}]}`,
        { as: buyer },
      ],
    ],
    'GET /api/user/plan/offers': [
      ['a talent with a plan', `{offers[${refused} | ${open}] payments state success test}`, { as: buyer }],
    ],
    'PUT /api/user/plan/renewal': [['a talent', '{message plan_auto_renew success}']],
    'POST /api/user/plan/cancel': [['a talent', '{message refunded success}']],
    'POST /api/user/orders': [['a talent', `{checkout{action fields{${checkout}}} ${told} success}`]],
    'GET /api/user/orders/:id': [['the buyer', `{${told} success}`, { params: { id: order }, as: buyer }]],
    'GET /api/user/invoices': [
      [
        'the buyer',
        '{data[{description id issued_at number series total_paise url}] success}',
        { as: buyer },
      ],
    ],
  };
}
