import {
  type EmailTemplate,
  leadingTo,
  type SecretEmailTemplate,
} from '#platform/channels/email-template.ts';
import { formatAppointment } from '#platform/channels/format-date.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('auditionSafetyEmails');

interface Asked {
  job_id: string;
  title: string;
  name: string;
}

const job_id = '0198a8a0-0000-7000-8000-000000000001';
const title = 'Lead Detective · Web Series';
const toAuditions = ({ job_id }: { job_id: string }) => `/production/auditions/${job_id}`;

export const womanAskedEmail: EmailTemplate<Asked> = {
  name: 'audition-woman-asked',
  kind: 'auditions',
  sample: { job_id, title, name: 'Asha Rao' },
  write: leadingTo(toAuditions, (language) => words[language].woman_asked),
};

interface Missed extends Asked {
  starts_at: string;
  place: string;
  number: string;
  has_arrived: boolean;
}

const missed = {
  ...womanAskedEmail.sample,
  starts_at: '2026-12-01T05:00:00Z',
  place: 'Studio 4, Mumbai',
  number: '112',
  has_arrived: true,
};
const kind = { kind: 'auditions', atOnce: true, protects: true, sample: missed } as const;

/** For the guardian: the child has not checked out. */
export const missedCheckOutEmail: EmailTemplate<Missed> = {
  ...kind,
  name: 'audition-missed-check-out',
  write: leadingTo('/user/my-application', (language) => (facts) => ({
    ...words[language].missed_check_out({ ...facts, when: formatAppointment(facts.starts_at, language) }),
  })),
};

/** The same for the house. */
export const missedCheckOutHouseEmail: EmailTemplate<Missed> = {
  ...kind,
  name: 'audition-missed-check-out-house',
  write: writeToHouse(),
};

/** The same for the contact at the venue, who has no account. */
export const missedCheckOutMessage: SecretEmailTemplate<Missed> = {
  ...kind,
  name: 'audition-missed-check-out-contact',
  secret: true,
  by: ['sms'],
  write: writeToHouse(),
};

function writeToHouse() {
  return leadingTo<Missed>(toAuditions, (language) => (facts) => ({
    ...words[language].missed_check_out_house({
      ...facts,
      when: formatAppointment(facts.starts_at, language),
    }),
  }));
}
