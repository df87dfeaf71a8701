import type { StaffAppeal } from '@kirdaar/contract/admin/appeals';
import type { StaffReport } from '@kirdaar/contract/admin/report-reviews';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { PersonRequestKind } from '@kirdaar/contract/rules/person-requests';
import type { ReportOutcome, SuspensionKind } from '@kirdaar/contract/rules/staff-queue';
import { applicantEmail, until, type Waits, waits } from '#features/jobs/reviews/emails.ts';
import {
  type EmailTemplate,
  leadingTo,
  type SecretEmailTemplate,
} from '#platform/channels/email-template.ts';
import { inEachLanguage, serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('staffEmails');
const feeReason = 'Talent told us that they were asked for a fee.';

/** Makes an email whose text needs only its facts, the product and the URL of the page it leads to. */
function staffEmail<F extends object>(
  name: string,
  path: Parameters<typeof leadingTo<F>>[0],
  sample: F,
  textIn: Parameters<typeof leadingTo<F>>[1],
): EmailTemplate<F> {
  return { name, kind: 'account', sample, write: leadingTo(path, textIn) };
}

export const jobTakenDownEmail = staffEmail(
  'job-taken-down',
  ({ job_id }) => `/production/view-job-details/${job_id}`,
  {
    job_id: '0198a8a0-0000-7000-8000-000000000001',
    title: 'Lead Detective · Web Series',
    reason: feeReason,
  },
  (language) => words[language].job_taken_down,
);

interface Suspended {
  kind: SuspensionKind;
  reason: string;
}

export const houseSuspendedEmail: EmailTemplate<Suspended> = {
  ...staffEmail<Suspended>(
    'house-suspended',
    '/production/appeals',
    { kind: 'suspension', reason: feeReason },
    (language) => words[language].house_suspended,
  ),
  shapes: [{ name: 'ban', fits: ({ kind }) => kind === 'ban', sample: { kind: 'ban', reason: feeReason } }],
};

export const houseReinstatedEmail = staffEmail(
  'house-reinstated',
  '/production/previous-job',
  {},
  (language) => words[language].house_reinstated,
);

interface Applied extends Waits {
  title: string;
  company_name: string;
  kind: SuspensionKind;
}

function emailAboutHouse(
  name: string,
  textIn: (language: Language) => (typeof words)[Language]['applied_to_suspended_house'],
  more: (applied: Applied, language: Language) => string[] = () => [],
): EmailTemplate<Applied> {
  const about = { title: 'Lead Detective · Web Series', company_name: 'Lantern Films' };
  const sample = { ...about, ...waits, kind: 'ban' } as const;
  return applicantEmail<Applied>(name, sample, (language) => ({ page, ...applied }) => {
    const { title, company_name } = applied;
    const { subject, first, next } = textIn(language);
    const short = first(company_name || words[language].nameless, title);
    const paragraphs = [short, ...more(applied, language), ...next, page];
    return { subject: subject(title), paragraphs, note: words[language].applicants_note, short };
  });
}

// At once, because the audition may be tomorrow morning.
export const houseSuspendedForApplicant: EmailTemplate<Applied> = {
  ...emailAboutHouse('applied-to-suspended-house', (language) => words[language].applied_to_suspended_house),
  atOnce: true,
  protects: true,
};
export const houseBannedForApplicant: EmailTemplate<Applied> = {
  ...emailAboutHouse('applied-to-banned-house', (language) => words[language].applied_to_banned_house),
  atOnce: true,
  protects: true,
};
export const houseReinstatedForApplicant = emailAboutHouse(
  'applied-to-reinstated-house',
  (language) => words[language].applied_to_reinstated_house,
  (applied, language) => [
    ...(applied.kind === 'ban' ? [words[language].booked_again] : []),
    ...until(applied, language),
  ],
);

interface Answered {
  kind: StaffAppeal['kind'];
  /** The casting call; empty for a suspension or ban. */
  title: string;
  answer: string;
}

function answerEmail(
  name: string,
  says: (language: Language) => (typeof words)[Language]['appeal_accepted'],
) {
  const answer = 'You showed us that the fee was asked by somebody else.';
  return staffEmail<Answered>(
    name,
    '/production/appeals',
    { kind: 'suspension', title: '', answer },
    (language) =>
      ({ kind, title, answer, page }) => {
        const { subject, short, next } = says(language);
        const introduction = `${short} ${words[language].team_says}`;
        const paragraphs = [introduction, answer, next[kind](title), page];
        return {
          subject: subject(title || words[language].appealed[kind]),
          paragraphs,
          note: words[language].appeals_note,
          short: `${introduction} ${answer}`,
        };
      },
  );
}

export const appealAcceptedEmail = answerEmail(
  'appeal-accepted',
  (language) => words[language].appeal_accepted,
);
export const appealRejectedEmail = answerEmail(
  'appeal-rejected',
  (language) => words[language].appeal_rejected,
);

/** What was reported: its title or name, and the kind of the party it is about. */
interface Reported {
  subject: StaffReport['subject'];
  title: string;
  party: 'house' | 'talent';
}

const reported = { subject: 'job', title: 'Lead Detective · Web Series', party: 'house' } as const;

export const reportClosedEmail = staffEmail<Reported & { outcome: ReportOutcome }>(
  'report-closed',
  '/grievance',
  { ...reported, outcome: 'warned' },
  (language) => words[language].report_closed,
);

export const warningEmail = staffEmail<Reported & { note: string }>(
  'warning',
  '/grievance',
  { ...reported, note: 'Do not ask applicants to meet you in private.' },
  (language) => words[language].warning,
);

const rejected = { reason: 'We could not confirm that the request came from you.' };

export const requestRejectedEmail: EmailTemplate<{ kind: PersonRequestKind; reason: string }> = {
  ...staffEmail<{ kind: PersonRequestKind; reason: string }>(
    'request-rejected',
    '/grievance',
    { ...rejected, kind: 'deletion' },
    (language) => words[language].request_rejected,
  ),
  shapes: (['export', 'correction', 'objection', 'appeal'] as const).map((name) => ({
    name,
    fits: ({ kind }) => kind === name,
    sample: { ...rejected, kind: name },
  })),
};

export const auditEndEmail: SecretEmailTemplate<{ end: string; at: string }> = {
  name: 'audit-log-end',
  kind: 'account',
  secret: true,
  by: ['email'],
  sample: { end: '1204:5f0c2a', at: '2026-03-01T10:07:00.000Z' },
  write: inEachLanguage((language) => (facts, { name: product }) => ({
    ...words[language].audit_log_end({ ...facts, product }),
    path: '/admin/audit-log',
  })),
};
