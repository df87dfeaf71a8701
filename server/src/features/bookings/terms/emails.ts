import type { Language } from '@kirdaar/contract/rules/languages';
import { type EmailTemplate, leadingTo } from '#platform/channels/email-template.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('bookingEmails');

interface ChangedTerms {
  role_offer_id: string;
  title: string;
  company_name: string | null;
}

/** What the talent did with the terms. */
interface SignedTerms {
  application_id: string;
  job_id: string;
  title: string;
  name: string;
}

const id = '0198a8a0-0000-7000-8000-000000000001';
const title = 'Lead Detective · Web Series';

export const termsChangedEmail: EmailTemplate<ChangedTerms> = {
  name: 'terms-changed',
  kind: 'bookings',
  sample: { role_offer_id: id, title, company_name: 'Lantern Films' },
  write: leadingTo(
    ({ role_offer_id }) => `/user/terms/${role_offer_id}`,
    (language) => words[language].terms_changed,
  ),
};

export const termsSignedEmail = houseEmail('terms-signed', (language) => words[language].terms_signed);
export const termsKeptEmail = houseEmail('terms-kept', (language) => words[language].terms_kept);
export const noBackupEmail = houseEmail(
  'terms-no-backup',
  (language) => words[language].no_backup,
  ({ job_id }) => `/production/applicants/${job_id}`,
);

function houseEmail(
  name: string,
  textIn: (language: Language) => typeof words.en.terms_signed,
  pathOf = ({ application_id }: SignedTerms) => `/production/terms/${application_id}`,
): EmailTemplate<SignedTerms> {
  return {
    name,
    kind: 'bookings',
    sample: { application_id: id, job_id: id, title, name: 'Asha Rao' },
    write: leadingTo(pathOf, textIn),
  };
}
