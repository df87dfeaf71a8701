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
    note: 'It doesn’t renew automatically. We never take a payment that you have not confirmed yourself.',
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

export interface PaymentToTell {
  plan_name: string;
  news: 'reserved' | 'released' | 'returned';
  page: string;
  product: string;
  price: string;
}

/** What a talent is told about a payment that did not buy a plan. */
export const payment_told = ({ plan_name, news, page, product, price }: PaymentToTell) => {
  const said = {
    reserved: {
      subject: `We are confirming your ${product} payment`,
      sentence: `Your bank has reserved ${price} for ${plan_name}. We are confirming it with the bank.`,
      outcome:
        'Your plan starts as soon as it is confirmed. Otherwise your bank returns the money. You don’t need to pay again.',
    },
    released: {
      subject: `Your bank returns your ${product} payment`,
      sentence: `We did not collect the ${price} that your bank reserved for ${plan_name}.`,
      outcome: 'Your bank returns the money, usually within 5 to 7 working days.',
    },
    returned: {
      subject: `We are refunding your ${product} payment`,
      sentence: `We could not start ${plan_name} for your payment of ${price}, so we are refunding it in full.`,
      outcome: 'The refund usually reaches you within 5 to 7 working days.',
    },
  }[news];
  return {
    subject: said.subject,
    paragraphs: [`${said.sentence} ${said.outcome}`, `See your plan: ${page}`],
    note: 'We never take a payment that you have not confirmed yourself.',
    short: said.sentence,
  };
};

// The emails that bring an invoice or a credit note.
export const invoices_note = (page: string) => `You can also download it from My Subscription: ${page}`;
export const invoices_short = ({
  message,
  price,
  title,
  number,
}: Record<'message' | 'price' | 'title' | 'number', string>) => `${message} ${price}, ${title} ${number}.`;

export const invoice = {
  title: 'tax invoice',
  message: 'Thank you. We have received your payment, and your plan is active.',
  attached: 'The invoice is attached.',
};

export const credit_note = {
  title: 'credit note',
  message: 'We have refunded your payment. The money will reach you within 5 to 7 working days.',
  attached: 'The credit note is attached.',
};
