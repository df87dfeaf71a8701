/** The plan that a talent has: its usage, its renewal and its end. */

export const title = 'My Subscription';
export const lead = 'Your plan, your usage and your invoices.';
export const next = (plan: string, day: string) => `You have paid for ${plan}. It starts on ${day}.`;
export const status = { Active: 'Active', Expired: 'Expired' } as const;
export const none = 'No active plan found.';
export const none_text =
  'With a plan you can apply to more casting calls and show more of your work. It lasts a year and renews only if you choose to.';
export const see_plans = 'See the plans';
export const compare = 'Compare or change plan';
export const period = 'per year, GST included';
export const bought_on = 'Purchase date';
export const valid_until = 'Valid until';
export const ended_on = 'Ended on';
export const payment_method = 'Payment method';
export const payment_none = 'None: we gave you this plan';
export const identity_check = 'Identity check for the verified badge';
export const identity_done = 'Done';
export const identity_waiting = 'Waiting';

export const renewal = 'Renewal';
export const renewal_label = 'Auto-renew';
export const renewal_on = (early: number, late: number, end: string) =>
  `On: ${early} days and ${late} day before your plan ends on ${end}, we ask you to confirm the payment for the next year. You won’t be charged unless you agree.`;
export const renewal_off = (plan: string, end: string) =>
  `Off: ${plan} ends on ${end}. You won’t be charged again.`;
export const renewal_failed = 'We couldn’t save your choice. Try again.';

export const cancel = 'Cancel plan';
export const cancel_question = (plan: string) => `Cancel ${plan}?`;
export const cancel_refund = 'Cancel and refund';
export const cancel_keep = 'Keep plan';
export const cancel_failed = 'We couldn’t cancel the plan. Try again.';
export const cancelled = (plan: string, end: string) =>
  `You have cancelled ${plan}. You can use it until ${end}.`;
export const effect_refund = (plan: string) =>
  `You bought ${plan} less than a week ago and have not applied with it. If you cancel now, it ends immediately and you get a full refund. If it replaced another plan, that plan continues until its end date.`;
export const effect_stop = (plan: string, end: string) =>
  `You can use ${plan} until ${end}. You won’t get a refund.`;

export const usage = 'Usage';
export const usage_plan = (plan: string, day: string) =>
  `Your limits with ${plan}. We count applications since ${day}, but not those that no one looked at before the casting call closed.`;
export const usage_free = (day: string) =>
  `Your limits without a plan. We count applications since ${day}, but not those that no one looked at before the casting call closed.`;
export const usage_unlimited = (used: number) => `${used} used, unlimited`;
export const usage_some = (used: number, max: number) => `${used} of ${max} used`;
export const usage_all = (used: number, max: number) => `${used} of ${max} used, none left`;
export const usage_share = (allowance: string) => `${allowance} used`;
export const allowances = {
  applications: 'Applications',
  photos: 'Photos',
  intro_videos: 'Intro videos',
  audition_videos: 'Audition videos',
  voice_samples: 'Voice samples',
  work_links: 'Work links',
  saved_searches: 'Saved searches',
} as const;
