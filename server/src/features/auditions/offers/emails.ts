import type { Language } from '@kirdaar/contract/rules/languages';
import { type EmailTemplate, leadingTo } from '#platform/channels/email-template.ts';
import { formatDay } from '#platform/channels/format-date.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('offerEmails');

interface Offer {
  title: string;
  company_name: string | null;
}

interface OpenOffer extends Offer {
  message: string;
  answer_by: string;
}

interface CancelledRole extends Offer {
  /** May be empty. */
  reason: string;
}

const PAGE = '/user/my-application';
const HOUSE_PAGE = '/production/previous-job';
const sample: Offer = { title: 'Lead Detective · Web Series', company_name: 'Lantern Films' };

export const offerEmail: EmailTemplate<OpenOffer> = {
  name: 'offer',
  kind: 'applications',
  sample: {
    ...sample,
    message: 'We would love to have you with us: ten days in Mumbai in January, ₹80,000.',
    answer_by: '2026-12-10',
  },
  write: leadingTo(PAGE, (language) => (facts) => {
    return words[language].offer({ ...facts, day: formatDay(facts.answer_by, language) });
  }),
};

export const offerWithdrawnEmail: EmailTemplate<Offer> = {
  name: 'offer-withdrawn',
  kind: 'applications',
  sample,
  write: leadingTo(PAGE, (language) => words[language].offer_withdrawn),
};

export const roleCancelledEmail: EmailTemplate<CancelledRole> = {
  name: 'role-cancelled',
  kind: 'applications',
  atOnce: true,
  sample: { ...sample, reason: 'The producers have postponed the series.' },
  write: leadingTo(PAGE, (language) => words[language].role_cancelled),
};

interface Answer {
  talent_id: string;
  name: string;
  title: string;
  /** May be empty. */
  reason: string;
}

/** The talent's answers, to the house. */
export const offerAnswerEmails = {
  accepted: answerEmail('offer-accepted', (language) => words[language].offer_accepted),
  declined: answerEmail('offer-declined', (language) => words[language].offer_declined),
  stepped_back: {
    ...answerEmail('role-stepped-back', (language) => words[language].role_stepped_back),
    atOnce: true as const,
  },
};

type AnswerText = (typeof words)[Language]['offer_accepted'];

function answerEmail(name: string, says: (language: Language) => AnswerText): EmailTemplate<Answer> {
  return {
    name,
    kind: 'applications',
    sample: {
      talent_id: '0198a8a0-0000-7000-8000-000000000001',
      name: 'Asha Rao',
      title: sample.title,
      reason: '',
    },
    write: inEachLanguage((language) => ({ talent_id, name, title, reason }, { address }) => {
      const { subject, text, next, note } = says(language);
      const path = `/production/application-details/${talent_id}`;
      const paragraph = text(name, title);
      return {
        subject: subject(name, title),
        paragraphs: [paragraph, ...(reason ? [reason] : []), `${next}: ${address}${path}`],
        note,
        short: paragraph,
        path,
      };
    }),
  };
}

interface Leaving {
  name: string;
  /** The titles of the casting calls for which something ended. */
  title: string;
}

export const leavingEmail: EmailTemplate<Leaving> = {
  name: 'talent-leaving',
  kind: 'applications',
  atOnce: true,
  sample: { name: 'Asha Rao', title: sample.title },
  write: inEachLanguage((language) => ({ name, title }, { address }) => {
    const { subject, text, ended, next, note } = words[language].talent_leaving;
    return {
      subject: subject(name),
      paragraphs: [text(name), `${ended}: ${title}.`, `${next}: ${address}${HOUSE_PAGE}`],
      note,
      short: text(name),
      path: HOUSE_PAGE,
    };
  }),
};
