import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { formatDay } from '#platform/channels/format-date.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('offerEmails');

interface Offer {
  title: string;
  company_name: string | null;
}

interface OpenOffer extends Offer {
  /** The message written by the house. */
  message: string;
  answer_by: string;
}

const PAGE = '/user/my-application';
const sample: Offer = { title: 'Lead Detective · Web Series', company_name: 'Lantern Films' };

const openSample: OpenOffer = {
  ...sample,
  message: 'We would love to have you with us: ten days in Mumbai in January, ₹80,000.',
  answer_by: '2026-12-10',
};

/** Offers a talent the role, with the house's message. */
export const offerEmail: EmailTemplate<OpenOffer> = {
  name: 'offer',
  kind: 'applications',
  sample: openSample,
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].offer({
      ...facts,
      day: formatDay(facts.answer_by, language),
      page: `${address}${PAGE}`,
    }),
    path: PAGE,
  })),
};

/** Notifies a talent that the house has withdrawn the offer. */
export const offerWithdrawnEmail: EmailTemplate<Offer> = {
  name: 'offer-withdrawn',
  kind: 'applications',
  sample,
  write: inEachLanguage((language) => (facts) => ({
    ...words[language].offer_withdrawn(facts),
    path: PAGE,
  })),
};

interface CancelledRole extends Offer {
  /** The reason written by the house. */
  reason: string;
}

const cancelledSample: CancelledRole = { ...sample, reason: 'The producers have postponed the series.' };

/** Tells a talent who had accepted a role that the house has cancelled it, and why. */
export const roleCancelledEmail: EmailTemplate<CancelledRole> = {
  name: 'role-cancelled',
  kind: 'applications',
  sample: cancelledSample,
  write: inEachLanguage((language) => (facts, { address }) => ({
    ...words[language].role_cancelled({ ...facts, page: `${address}${PAGE}` }),
    path: PAGE,
  })),
};
