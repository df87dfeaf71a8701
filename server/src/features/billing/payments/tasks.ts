import { paymentEmail } from '#features/billing/payments/emails.ts';
import { findPaymentToTell } from '#features/billing/payments/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { PaymentStatus } from '#platform/database/database-types.generated.ts';
import type { Task } from '#platform/task.ts';

const news = {
  authorized: 'reserved',
  released: 'released',
  captured: 'returned',
  refunded: 'returned',
} as const;

/** Tells the buyer of a payment that did not buy a plan where the money is. */
export const tellOfPayment: Task<{ payment_id: string }> = {
  name: 'tell-of-payment',
  run: async (services, { payment_id }) => {
    const payment = await findPaymentToTell(services.db, payment_id);
    if (!payment?.talent_id || !isNews(payment.status)) return;
    const { talent_id, plan_name, amount_paise, status } = payment;
    const facts = { plan_name, amount_paise, news: news[status] };
    await notify(services, {
      source: `${facts.news} payment ${payment_id}`,
      account_id: talent_id,
      template: paymentEmail,
      facts,
      by: ['bell', 'email'],
    });
  },
};

function isNews(status: PaymentStatus): status is keyof typeof news {
  return status in news;
}
