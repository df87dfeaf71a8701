import type { Language } from '@kirdaar/contract/rules/languages';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('offerEmails');

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
function offerAnswerEmail(name: string, says: OfferAnswerTexts): EmailTemplate<Answer> {
  return {
    name,
    kind: 'applications',
    sample: {
      talent_id: '0198a8a0-0000-7000-8000-000000000001',
      name: 'Asha Rao',
      title: 'Lead Detective · Web Series',
      reason: '',
    },
    write: inEachLanguage(
      (language) =>
        (answer, { address }) =>
          written(answer, address, says[language]),
    ),
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

export const offerAcceptedEmail = offerAnswerEmail(
  'offer-accepted',
  inEachLanguage((language) => words[language].offer_accepted),
);

export const offerDeclinedEmail = offerAnswerEmail(
  'offer-declined',
  inEachLanguage((language) => words[language].offer_declined),
);

export const steppedBackEmail = offerAnswerEmail(
  'role-stepped-back',
  inEachLanguage((language) => words[language].role_stepped_back),
);
