import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/billing/invoices-emails.ts'),
  typeof import('#words/hi/billing/invoices-emails.ts')
>;

export const note = (page: string) => `इसे बाद में भी My Subscription पेज पर देखा जा सकता है: ${page}`;
export const short = ({
  message,
  price,
  title,
  number,
}: Record<'message' | 'price' | 'title' | 'number', string>) => `${message} ${price}, ${title} ${number}।`;

export const invoice = {
  title: 'टैक्स इनवॉइस',
  message: 'धन्यवाद। आपका भुगतान मिल गया है और आपका प्लान चालू है।',
  attached: 'इनवॉइस संलग्न है।',
};

export const credit_note = {
  title: 'क्रेडिट नोट',
  message: 'आपका रिफ़ंड कर दिया गया है। राशि 5 से 7 कार्यदिवसों में आपके खाते में आ जाएगी।',
  attached: 'क्रेडिट नोट संलग्न है।',
};
