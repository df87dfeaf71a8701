import { type EmailTemplate, leadingTo } from '#platform/channels/email-template.ts';
import { serverWords } from '#platform/channels/server-words.ts';

const words = serverWords('applicationEmails');

interface NewApplications {
  /** The casting calls with the most new applications, and the number for each. */
  calls: { job_id: string; title: string; applications: number }[];
  applications: number;
  of_calls: number;
  /** Whether they are those of the day before, and not only of the last hours. */
  is_of_day: boolean;
}

const [first, second] = [
  { job_id: '0198a8a0-0000-7000-8000-000000000001', title: 'Lead Detective · Web Series', applications: 31 },
  { job_id: '0198a8a0-0000-7000-8000-000000000002', title: 'Young mother · Advertisement', applications: 4 },
];

/** The application digest to a member of a house: new applications that are still unopened. */
export const applicationDigestEmail: EmailTemplate<NewApplications> = {
  name: 'new-applications',
  kind: 'applications',
  sample: { calls: [first, second], applications: 35, of_calls: 2, is_of_day: true },
  shapes: [
    {
      name: 'one-call',
      fits: ({ calls, is_of_day }) => calls.length === 1 && is_of_day,
      sample: { calls: [first], applications: 31, of_calls: 1, is_of_day: true },
    },
    {
      name: 'of-hours',
      fits: ({ is_of_day }) => !is_of_day,
      sample: { calls: [first], applications: 31, of_calls: 1, is_of_day: false },
    },
  ],
  write: leadingTo(
    ({ calls }) => pathOf(calls),
    (language) => words[language].new_applications,
  ),
};

function pathOf([first, ...others]: NewApplications['calls']): string {
  return first && others.length === 0 ? `/production/applicants/${first.job_id}` : '/production/previous-job';
}

interface ReceivedApplication {
  job_id: string;
  application_id: string;
  title: string;
  name: string;
}

/** The email about one new application, to a member who wants one for each. */
export const applicationReceivedEmail: EmailTemplate<ReceivedApplication> = {
  name: 'application-received',
  kind: 'applications',
  sample: {
    job_id: first.job_id,
    application_id: second.job_id,
    title: first.title,
    name: 'Asha Rao',
  },
  write: leadingTo(
    ({ job_id, application_id }) => `/production/applicants/${job_id}/review/${application_id}`,
    (language) => words[language].application_received,
  ),
};
