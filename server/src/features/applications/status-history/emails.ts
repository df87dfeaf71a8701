import type { Language } from '@kirdaar/contract/rules/languages';
import type { NotificationKind } from '@kirdaar/contract/rules/notifications';
import {
  aboutChild,
  type Guardianship,
  greetGuardian,
  shortFor,
} from '#features/accounts/guardians/guardianship.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';

export interface StatusChange {
  title: string;
  company_name: string | null;
  ward: Guardianship | null;
}

type Writing = Record<
  Language,
  { subject: string; text: (house: string, title: string) => string; next: string; nextPath?: string }
> & { name: string; kind?: NotificationKind; atOnce?: true };

const PAGE = '/user/my-application';
export const CALLS = '/user/new-casting-calls';
const nameless = { en: 'The production house', hi: 'प्रोडक्शन हाउस' };
const notes = {
  en: 'Nobody may ask you for money for an audition or a role. If someone does, report it to us.',
  hi: 'ऑडिशन या भूमिका के लिए कोई भी आपसे पैसे नहीं माँग सकता। अगर कोई माँगे तो हमें बताएँ।',
};

export const statusChangeSample: StatusChange = {
  title: 'Lead Detective · Web Series',
  company_name: 'Lantern Films',
  ward: null,
};

/** Builds the notification of a change of an application to the talent. */
export function statusChangeEmail({
  name,
  kind = 'applications',
  atOnce,
  ...texts
}: Writing): EmailTemplate<StatusChange> {
  return {
    name,
    kind,
    ...(atOnce && { atOnce }),
    sample: statusChangeSample,
    shapes: aboutChild(statusChangeSample),
    write: {
      en: (change, { address }) => written(change, address, 'en', texts.en),
      hi: (change, { address }) => written(change, address, 'hi', texts.hi),
    },
  };
}

function written(
  { title, company_name, ward }: StatusChange,
  address: string,
  language: Language,
  { subject, text: says, next, nextPath = PAGE }: Writing[Language],
) {
  const texts = says(company_name ?? nameless[language], title);
  return {
    subject: `${subject}: ${title}`,
    paragraphs: [...greetGuardian(ward, language), texts, `${next}: ${address}${nextPath}`],
    note: notes[language],
    short: shortFor(ward, language, texts),
    path: PAGE,
  };
}

/** The notifications to a talent about status changes. An audition is announced by its invitation instead,
 * and a decision when the house sends it. */
export const statusChangeEmails = {
  applied: statusChangeEmail({
    name: 'applied',
    atOnce: true,
    en: {
      subject: 'Your application was sent',
      text: (house, title) => `${house} has received your application for ${title}.`,
      next: 'See its status or withdraw it here',
    },
    hi: {
      subject: 'आपका आवेदन भेज दिया गया है',
      text: (house, title) => `${title} के लिए आपका आवेदन ${house} को मिल गया है।`,
      next: 'इसकी स्थिति यहाँ देखें; आवेदन वापस भी यहीं लिया जा सकता है',
    },
  }),
  viewed: statusChangeEmail({
    name: 'viewed',
    kind: 'views',
    en: {
      subject: 'Your application was opened',
      text: (house, title) => `${house} opened your application for ${title}.`,
      next: 'See its status here',
    },
    hi: {
      subject: 'आपका आवेदन देखा गया',
      text: (house, title) => `${house} ने ${title} के लिए आपका आवेदन देख लिया है।`,
      next: 'इसकी स्थिति यहाँ देखें',
    },
  }),
  selected: statusChangeEmail({
    name: 'selected',
    atOnce: true,
    en: {
      subject: 'You are selected',
      text: (house, title) => `You accepted the offer from ${house}. You have the role: ${title}.`,
      next: 'See your roles here',
    },
    hi: {
      subject: 'आपका चयन हो गया है',
      text: (house, title) => `आपने ${house} का प्रस्ताव स्वीकार कर लिया है और यह भूमिका आपकी है: ${title}।`,
      next: 'अपनी भूमिकाएँ यहाँ देखें',
    },
  }),
};

/** The confirmation to a talent who sent a withdrawn application again. */
export const sentAgainEmail = statusChangeEmail({
  name: 'applied-again',
  atOnce: true,
  en: {
    subject: 'Your application was sent again',
    text: (house, title) =>
      `You sent your withdrawn application for ${title} to ${house} again, with what it contained.`,
    next: 'See its status here',
  },
  hi: {
    subject: 'आपका आवेदन फिर से भेज दिया गया है',
    text: (house, title) => `${title} के लिए वापस लिया गया आवेदन ${house} को फिर से भेज दिया गया है।`,
    next: 'इसकी स्थिति यहाँ देखें',
  },
});

export type NotifiedStatus = keyof typeof statusChangeEmails;
