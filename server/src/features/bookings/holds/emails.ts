import type { Language } from '@kirdaar/contract/rules/languages';
import { type EmailTemplate, leadingTo } from '#platform/channels/email-template.ts';
import { formatAppointment, formatDays } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('bookingEmails');

interface HeldDays {
  from: string;
  until: string;
  expires_at: string | null;
  note: string;
}

interface Hold extends HeldDays {
  title: string;
  company_name: string | null;
}

interface HouseHold extends HeldDays {
  talent_id: string;
  name: string;
  title: string;
}

function written<F extends HeldDays>(facts: F, language: Language) {
  const ends = facts.expires_at ? formatAppointment(facts.expires_at, language) : '';
  return { ...facts, days: formatDays(facts, language), ends };
}

const held = {
  from: '2026-12-05',
  until: '2026-12-06',
  expires_at: '2026-12-01T05:00:00.000Z',
  note: 'Thank you for keeping the days free.',
};
const sample: Hold = { ...held, title: 'Lead Detective · Web Series', company_name: 'Lantern Films' };

/** What the talent is told. */
export const holdEmails = {
  first_hold: holdEmail('first-hold', (language) => words[language].first_hold),
  second_hold: holdEmail('second-hold', (language) => words[language].second_hold),
  released: holdEmail('hold-released', (language) => words[language].released),
  expired: holdEmail('hold-expired', (language) => words[language].expired),
};

type HoldText = (typeof words)[Language]['first_hold'];

function holdEmail(name: string, says: (language: Language) => HoldText): EmailTemplate<Hold> {
  return {
    name,
    kind: 'bookings',
    sample,
    write: leadingTo('/user/calendar', (language) => (facts) => says(language)(written(facts, language))),
  };
}

export const houseHoldEmails = {
  first_hold: houseHoldEmail('house-first-hold', (language) => words[language].house_first_hold),
  declined: houseHoldEmail('house-hold-declined', (language) => words[language].house_declined),
  expired: houseHoldEmail('house-hold-expired', (language) => words[language].house_expired),
};

type HouseHoldText = (typeof words)[Language]['house_first_hold'];

function houseHoldEmail(name: string, says: (language: Language) => HouseHoldText): EmailTemplate<HouseHold> {
  const talent_id = '0198a8a0-0000-7000-8000-000000000001';
  return {
    name,
    kind: 'bookings',
    sample: { ...held, talent_id, name: 'Asha Rao', title: sample.title },
    write: leadingTo(
      (facts) => `/production/application-details/${facts.talent_id}`,
      (language) => (facts) => says(language)(written(facts, language)),
    ),
  };
}
