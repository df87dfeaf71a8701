import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import {
  type EmailTemplate,
  leadingTo,
  type SecretEmailTemplate,
} from '#platform/channels/email-template.ts';
import { formatDay } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('addedEmails');

/** What a message about an audition adds. */
export interface AddedAudition {
  subject: string;
  /** The time and the place, if the house has chosen them. */
  when: string;
  place: string;
}

interface Added {
  name: string;
  house: string | null;
  title: string;
  token: string;
  audition: AddedAudition | null;
}

const sample = {
  name: 'Asha Rao',
  house: 'Lantern Films',
  title: 'Lead Detective · Web Series',
  token: 'a-sample-of-a-token',
};
const audition = {
  subject: 'You are invited to audition',
  when: '1 Dec 2026, 10:30 am IST',
  place: 'Studio 4, Mumbai',
};

/** The only message to people without an account whom a house added. */
export const addedMessage: SecretEmailTemplate<Added> = {
  name: 'added-person',
  kind: 'auditions',
  secret: true,
  by: ['email', 'sms'],
  sample: { ...sample, audition: null },
  shapes: [{ name: 'audition', fits: (facts) => facts.audition !== null, sample: { ...sample, audition } }],
  write: leadingTo(
    ({ token }) => `/added/${token}`,
    (language) => words[language].added_person,
  ),
};

interface News {
  job_id: string;
  title: string;
  /** Null of a person who had everything deleted. */
  person: string | null;
  added_at: string;
}

const news = {
  job_id: '0198a8a0-0000-7000-8000-000000000001',
  title: sample.title,
  added_at: '2026-11-20T05:00:00Z',
};

/** What became of people whom a house added. */
export const addedEmails = {
  deleted: newsEmail(
    'added-person-deleted',
    { ...news, person: null },
    (language) => words[language].added_deleted,
  ),
  merged: newsEmail(
    'added-person-applied',
    { ...news, person: sample.name },
    (language) => words[language].added_merged,
  ),
};

function newsEmail(
  name: string,
  sample: News,
  says: (language: keyof typeof words) => (typeof words)['en']['added_deleted' | 'added_merged'],
): EmailTemplate<News> {
  return {
    name,
    kind: 'applications',
    sample,
    write: leadingTo(
      ({ job_id }) => `/production/applicants/${job_id}`,
      (language) =>
        ({ title, person, added_at, page }) => {
          const day = formatDay(dayInIndia(new Date(added_at)), language);
          return says(language)({ title, person: person ?? '', day, page });
        },
    ),
  };
}
