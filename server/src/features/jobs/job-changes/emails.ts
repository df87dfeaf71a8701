import type { JobChange } from '@kirdaar/contract/jobs/job-posts';
import type { Language } from '@kirdaar/contract/rules/languages';
import { applicantEmail } from '#features/jobs/reviews/emails.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { formatDay } from '#platform/channels/format-date.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('jobEmails');

interface Changed {
  title: string;
  company_name: string | null;
  changes: Pick<JobChange, 'field' | 'was' | 'becomes'>[];
}

const sample: Changed = {
  title: 'Lead Detective · Web Series',
  company_name: 'Lantern Films',
  changes: [
    { field: 'role_details', was: 'Detective', becomes: 'Lead Detective' },
    { field: 'compensation', was: 'Paid, 40,000 a day', becomes: '' },
    { field: 'application_deadline', was: '2026-12-20', becomes: '2026-12-10' },
  ],
};

function changeText({ field, was, becomes }: Changed['changes'][number], language: Language): string {
  const shown = (value: string) => {
    if (!value) return words[language].changes_none;
    return field === 'application_deadline' ? formatDay(value, language) : value;
  };
  return words[language].change({
    label: words[language].fields[field],
    was: shown(was),
    becomes: shown(becomes),
  });
}

type Writing = Pick<EmailTemplate<Changed>, 'name' | 'kind' | 'sample'> & {
  path: string;
  next: (language: Language) => (page: string) => string;
};

function changeEmail({ path, next, ...settings }: Writing): EmailTemplate<Changed> {
  return {
    ...settings,
    write: inEachLanguage((language) => ({ title, company_name, changes }, { address }) => ({
      ...words[language].job_changed({
        title,
        company_name,
        changes: changes.map((change) => changeText(change, language)),
        next: next(language)(`${address}${path}`),
      }),
      path,
    })),
  };
}

export const jobChangedEmail = changeEmail({
  name: 'job-changed',
  kind: 'applications',
  path: '/user/my-application',
  sample,
  next: (language) => words[language].job_changed_next,
});

/** Tells a child, and so the guardian, that the application ended. */
export const callForAdultsEmail = applicantEmail(
  'call-for-adults',
  { title: sample.title },
  (language) => words[language].call_for_adults,
);

export const deadlineChangedEmail = changeEmail({
  name: 'deadline-earlier',
  kind: 'invitations',
  path: '/user/new-casting-calls',
  sample: { ...sample, changes: sample.changes.slice(2) },
  next: (language) => words[language].deadline_earlier_next,
});
