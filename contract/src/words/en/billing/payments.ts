/** Buying a plan, the result of the payment, and the invoices. */

export const title = 'Buy a plan';
export const title_plan = (plan: string) => `Buy ${plan}`;
export const lead = 'Check your order, choose your state and continue to payment.';
export const test_mode = 'This is a test. You won’t be charged.';
export const plan_missing = 'Plan not found.';
export const not_sold = 'You can’t buy plans here yet. Please contact us.';
export const link_plans = 'See the plans';
export const link_subscription = 'My Subscription';
export const invoice_for = 'For the invoice';
export const invoice_name = <Part>(name: Part) => ['Made out to ', name, ', the name on your profile.'];
export const state = 'State where you live';
export const state_missing = 'Please choose your state.';
export const state_hint =
  'Tax law requires it: it decides whether you pay CGST and SGST, or IGST. The total is the same.';
export const pay = (amount: string) => `Pay ${amount}`;
export const pay_busy = 'Opening the payment page...';
export const pay_failed = 'We couldn’t open the payment page. Try again.';
export const pay_another = 'Start another payment';
export const pay_note =
  'Your plan renews only if you choose to. Cancelling it takes no more clicks than buying it.';
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
export const try_again = 'Try again';
export const check_again = 'Check again';

export const invoices = 'Invoices';
export const invoices_lead = 'For your tax records. We also emailed them to you.';
export const invoice_kinds = { invoice: 'Invoice', credit_note: 'Credit note' } as const;
export const download = 'Download PDF';
export const download_of = (document: string) => `Download PDF of ${document}`;
export const download_failed = 'We couldn’t download the PDF. Try again.';
