/** Buying a plan, the result of the payment, and the invoices. */

export const payments_title = 'Buy a plan';
export const title_plan = (plan: string) => `Buy ${plan}`;
export const payments_lead = 'Check your order, choose your state and continue to payment.';
export const test_mode = 'This is a test. You won’t be charged.';
export const not_sold = 'You can’t buy plans here yet. Please contact us.';
export const invoice_for = 'For the invoice';
export const invoice_name = <Part>(name: Part) => ['Made out to ', name, ', the name on your profile.'];
export const state = 'State where you live';
export const state_missing = 'Please choose your state.';
export const state_hint =
  'Tax law requires it: it decides whether you pay CGST and SGST, or IGST. The total is the same. If you live abroad, choose Outside India.';
export const company_gstin = 'GST number of your company';
export const company_gstin_hint = 'Only if your company pays. Its GST number is then on the invoice.';
export const company = 'Name and address of your company';
export const company_hint = 'As registered for GST. The invoice is made out to it.';
export const pay = (amount: string) => `Pay ${amount}`;
export const pay_busy = 'Opening the payment page...';
export const pay_failed = 'We couldn’t open the payment page. Try again.';
export const pay_another = 'Start another payment';
export const pay_note =
  'Your plan doesn’t renew automatically. Cancelling it takes no more clicks than buying it.';
export const price_changed = 'The price has changed. Check it and try again.';

export const order = 'Your order';
export const order_today = (duration: string, end: string) => `${duration}, from today until ${end}`;
export const order_later = (duration: string, start: string, end: string) =>
  `${duration}, from ${start} until ${end}`;
export const order_credit = (plan: string) => `Unused days of ${plan}`;
export const order_rounding = 'Rounded to whole rupees';
export const order_total = 'To pay';
export const order_gst = (percent: number) => `Includes ${percent}% GST`;
export const order_reckoning = 'How the price is calculated';
export const order_replaced = (current: string, plan: string) => `${current} ends when ${plan} starts.`;

export const result_open = (plan: string) => `Waiting for your payment for ${plan}`;
export const result_confirming = (plan: string) => `Your payment for ${plan} is being confirmed`;
export const result_released = (plan: string) => `Your payment for ${plan} was not collected`;
export const result_failed = (plan: string) => `Your payment for ${plan} failed`;
export const result_expired = (plan: string) => `Your order for ${plan} has expired`;
export const result_paid = (plan: string) => `You have paid for ${plan}`;
export const result_returned = (plan: string) => `We are refunding your payment for ${plan}`;
export const checking = 'Checking with the bank...';
export const order_elsewhere =
  'We couldn’t find this order in your account. If you paid from another account, log in with that one.';
export const check_again = 'Check again';

export const invoices = 'Invoices';
export const invoices_lead = 'For your tax records. We also emailed them to you.';
export const invoice_kinds = { invoice: 'Invoice', credit_note: 'Credit note' } as const;
export const download = 'Download PDF';
export const download_of = (document: string) => `Download PDF of ${document}`;
export const download_failed = 'We couldn’t download the PDF. Try again.';

// The plan that a talent has: its usage, its renewal and its end.
export const subscription_lead = 'Your plan, your usage and your invoices.';
export const next = (plan: string, day: string) => `You have paid for ${plan}. It starts on ${day}.`;
export const subscription_status = { Active: 'Active', Expired: 'Expired' } as const;
export const none_text =
  'With a plan you can apply to more casting calls and show more of your work. It lasts a year and doesn’t renew automatically.';
export const compare = 'Compare or change plan';
export const period = 'per year, GST included';
export const bought_on = 'Purchase date';
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

export const subscription_cancel = 'Cancel plan';
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
