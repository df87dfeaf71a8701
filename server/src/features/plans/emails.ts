import { rupees } from '@kirdaar/contract/rules/payments';
import type { Reminder } from '#features/plans/queries.ts';
import { inWords, lastDay } from '#features/plans/standing.ts';
import { type Config, siteAddress } from '#platform/config.ts';
import { writeLetter } from '#platform/letter.ts';
import type { Message } from '#platform/messenger.ts';

/** Tells that a plan ends soon, and what happens then. */
export function reminderEmail(config: Config, reminder: Omit<Reminder, 'id'>): Message {
  const { plan_name, plan_price, email, auto_renew } = reminder;
  const day = inWords(lastDay(reminder));
  const plans = `${siteAddress(config)}/user/plans`;
  const price = rupees(plan_price * 100);
  return writeLetter({
    to: email,
    subject: `Your ${config.PRODUCT_NAME} ${plan_name} plan ends on ${day}`,
    paragraphs: [
      `Your ${plan_name} plan lasts until the end of ${day}.`,
      auto_renew
        ? `You asked for it to go on. It costs ${price} for the next year; please confirm the payment here: ${plans}`
        : `It then ends by itself, and nothing is charged. If you want it to go on, renew it for ${price} here: ${plans}`,
    ],
    note: 'We never take a payment that you did not confirm yourself.',
  });
}
