/** The emails that bring an invoice or a credit note. */

export const note = (page: string) => `You can also download it from My Subscription: ${page}`;
export const short = ({
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
