/** What a talent is told about a plan: bought, ending and ended. */

export interface PlanReminder {
  plan_name: string;
  auto_renew: boolean;
  day: string;
  page: string;
  product: string;
  price: string;
}

export interface PlanBought {
  plan_name: string;
  is_next: boolean;
  page: string;
  product: string;
  from: string;
  until: string;
}

export interface PlanEnded {
  plan_name: string;
  last_day: string;
  page: string;
  product: string;
  price: string;
}

export const plan_reminder = ({ plan_name, auto_renew, day, page, product, price }: PlanReminder) => ({
  subject: `Your ${product} ${plan_name} plan ends on ${day}`,
  paragraphs: [
    `Your ${plan_name} plan ends on ${day}.`,
    auto_renew
      ? `You chose to renew it. The next year costs ${price}. Please confirm the payment here: ${page}`
      : `It does not renew automatically, and you won’t be charged. To keep it for another year, renew it for ${price} here: ${page}`,
  ],
  note: 'We never take a payment that you have not confirmed yourself.',
  short: auto_renew
    ? `Your ${plan_name} plan ends on ${day}. Please confirm the payment of ${price} for the next year.`
    : `Your ${plan_name} plan ends on ${day}. You can renew it for ${price}.`,
});

export const plan_bought = ({ plan_name, is_next, page, product, from, until }: PlanBought) => {
  const sentence = is_next
    ? `You have paid for your next ${plan_name} plan. It runs from ${from} until ${until}.`
    : `Your ${plan_name} plan is active until ${until}.`;
  return {
    subject: is_next
      ? `Your next ${product} ${plan_name} plan starts on ${from}`
      : `Your ${product} ${plan_name} plan is active`,
    paragraphs: [sentence, `See what it includes and your invoices: ${page}`],
    note: 'It renews only if you choose to. We never take a payment that you have not confirmed yourself.',
    short: sentence,
  };
};

export const plan_ended = ({ plan_name, last_day, page, product, price }: PlanEnded) => {
  const sentence = `Your ${plan_name} plan ended on ${last_day}.`;
  const reassurance = 'Your profile, your applications and your uploads stay as they are.';
  return {
    subject: `Your ${product} ${plan_name} plan has ended`,
    paragraphs: [
      sentence,
      `${reassurance} You can still use everything that is free.`,
      `You can buy it again for ${price}: ${page}`,
    ],
    note: 'You were not charged.',
    short: `${sentence} ${reassurance}`,
  };
};
