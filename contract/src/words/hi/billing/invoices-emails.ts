import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/billing/invoices-emails.ts'),
  typeof import('#words/hi/billing/invoices-emails.ts')
>;

export const note = (page: string) => `आप इसे “मेरा सब्सक्रिप्शन” पेज से भी डाउनलोड कर सकते हैं: ${page}`;
export const short = ({
  message,
  price,
  title,
  number,
}: Record<'message' | 'price' | 'title' | 'number', string>) => `${message} ${price}, ${title} ${number}।`;

export const invoice = {
  title: 'टैक्स इनवॉइस',
  message: 'धन्यवाद। आपका भुगतान मिल गया है और आपका प्लान चालू है।',
  attached: 'इनवॉइस साथ में भेजा गया है।',
};

export const credit_note = {
  title: 'क्रेडिट नोट',
  message: 'आपका भुगतान रिफ़ंड कर दिया गया है। रकम 5 से 7 कामकाजी दिनों में आपको मिल जाएगी।',
  attached: 'क्रेडिट नोट साथ में भेजा गया है।',
};
