import type { Language } from '@kirdaar/contract/rules/languages';
import type { EmailTemplate } from '#platform/channels/email-template.ts';

interface Answer {
  talent_id: string;
  name: string;
  title: string;
  /** The reason written by the talent; may be empty. */
  reason: string;
}

type OfferAnswerTexts = Record<
  Language,
  { subject: string; text: (name: string, title: string) => string; next: string; note: string }
>;

/** Builds the notification to a house of a talent's answer to its offer. */
function offerAnswerEmail(name: string, { en, hi }: OfferAnswerTexts): EmailTemplate<Answer> {
  return {
    name,
    kind: 'applications',
    sample: {
      talent_id: '0198a8a0-0000-7000-8000-000000000001',
      name: 'Asha Rao',
      title: 'Lead Detective · Web Series',
      reason: '',
    },
    write: {
      en: (answer, { address }) => written(answer, address, en),
      hi: (answer, { address }) => written(answer, address, hi),
    },
  };
}

function written(
  { talent_id, name, title, reason }: Answer,
  address: string,
  { subject, text: says, next, note }: OfferAnswerTexts[Language],
) {
  const path = `/production/application-details/${talent_id}`;
  const paragraph = says(name, title);
  return {
    subject: `${subject}: ${title}`,
    paragraphs: [paragraph, ...(reason ? [reason] : []), `${next}: ${address}${path}`],
    note,
    short: paragraph,
    path,
  };
}

export const offerAcceptedEmail = offerAnswerEmail('offer-accepted', {
  en: {
    subject: 'Your offer was accepted',
    text: (name, title) => `${name} has accepted your offer for ${title}.`,
    next: 'See the application here',
    note: 'The status of the application is now Selected.',
  },
  hi: {
    subject: 'आपका प्रस्ताव स्वीकार हुआ',
    text: (name, title) => `${name} ने ${title} के लिए आपका प्रस्ताव स्वीकार कर लिया है।`,
    next: 'आवेदन यहाँ देखें',
    note: 'इस आवेदन की स्थिति अब चयनित है।',
  },
});

export const offerDeclinedEmail = offerAnswerEmail('offer-declined', {
  en: {
    subject: 'Your offer was declined',
    text: (name, title) => `${name} has declined your offer for ${title}.`,
    next: 'See the application here',
    note: 'The status of the application has not changed.',
  },
  hi: {
    subject: 'आपका प्रस्ताव अस्वीकार हुआ',
    text: (name, title) => `${name} ने ${title} के लिए आपका प्रस्ताव अस्वीकार कर दिया है।`,
    next: 'आवेदन यहाँ देखें',
    note: 'आवेदन की स्थिति नहीं बदली है।',
  },
});

export const steppedBackEmail = offerAnswerEmail('role-stepped-back', {
  en: {
    subject: 'A talent stepped back from the role',
    text: (name, title) => `${name} had accepted ${title} and has now stepped back from it.`,
    next: 'The role is free again. Offer it to a backup here',
    note: 'The application is now withdrawn.',
  },
  hi: {
    subject: 'चुने गए कलाकार ने भूमिका छोड़ दी है',
    text: (name, title) => `${name} ने ${title} की भूमिका स्वीकार की थी, पर अब इसे छोड़ दिया है।`,
    next: 'यह भूमिका फिर से खाली है। बैकअप को इसका प्रस्ताव यहाँ दें',
    note: 'यह आवेदन अब वापस लिया जा चुका है।',
  },
});
