import type { Language } from '@kirdaar/contract/rules/languages';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('staffEmails');

interface Applied {
  title: string;
  company_name: string;
}

interface ApplicantWords {
  subject: (title: string) => string;
  first: (company: string, title: string) => string;
  next: string[];
}

const sample: Applied = { title: 'Lead Detective · Web Series', company_name: 'Lantern Films' };
const path = '/user/my-application';
// The audition may be tomorrow morning.
const URGENT = { atOnce: true } as const;

/** Builds the notification of what the standing of a house means for an application. */
function applicantEmail(
  name: string,
  says: Record<Language, ApplicantWords>,
  atOnce: Pick<EmailTemplate<Applied>, 'atOnce'> = {},
): EmailTemplate<Applied> {
  return {
    name,
    kind: 'applications',
    ...atOnce,
    sample,
    write: inEachLanguage((language) => ({ title, company_name }, { address }) => {
      const { subject, first, next } = says[language];
      const text = first(company_name || words[language].nameless, title);
      return {
        subject: subject(title),
        paragraphs: [text, ...next, `${address}${path}`],
        note: words[language].applicants_note,
        short: text,
        path,
      };
    }),
  };
}

/** Tells a talent that the house of an application is suspended. */
export const houseSuspendedForApplicant = applicantEmail(
  'applied-to-suspended-house',
  inEachLanguage((language) => words[language].applied_to_suspended_house),
  URGENT,
);

/** Tells a talent that the house of an application is banned. */
export const houseBannedForApplicant = applicantEmail(
  'applied-to-banned-house',
  inEachLanguage((language) => words[language].applied_to_banned_house),
  URGENT,
);

/** Tells a talent that the house of an application is active again. */
export const houseReinstatedForApplicant = applicantEmail(
  'applied-to-reinstated-house',
  inEachLanguage((language) => words[language].applied_to_reinstated_house),
);
