import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/auditions/offer-answers-emails.ts'),
  typeof import('#words/hi/auditions/offer-answers-emails.ts')
>;

export const offer_accepted = {
  subject: 'आपका प्रस्ताव स्वीकार हुआ',
  text: (name: string, title: string) => `${name} ने ${title} के लिए आपका प्रस्ताव स्वीकार कर लिया है।`,
  next: 'आवेदन यहाँ देखें',
  note: 'इस आवेदन की स्थिति अब चयनित है।',
};

export const offer_declined = {
  subject: 'आपका प्रस्ताव अस्वीकार हुआ',
  text: (name: string, title: string) => `${name} ने ${title} के लिए आपका प्रस्ताव अस्वीकार कर दिया है।`,
  next: 'आवेदन यहाँ देखें',
  note: 'आवेदन की स्थिति नहीं बदली है।',
};

export const role_stepped_back = {
  subject: 'चुने गए कलाकार ने भूमिका छोड़ दी है',
  text: (name: string, title: string) => `${name} ने ${title} की भूमिका स्वीकार की थी, पर अब इसे छोड़ दिया है।`,
  next: 'यह भूमिका फिर से खाली है। बैकअप को इसका प्रस्ताव यहाँ दें',
  note: 'यह आवेदन अब वापस लिया जा चुका है।',
};
