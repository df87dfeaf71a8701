import type { Language } from '@kirdaar/contract/rules/notifications';
import type { EmailTemplate } from '#platform/channels/email-template.ts';

interface NewApplications {
  /** The casting calls with the most new applications, and the number for each. */
  calls: { job_id: string; title: string; applications: number }[];
  applications: number;
  /** The number of casting calls with new applications. */
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
  write: {
    en: ({ calls, applications, of_calls, is_of_day }, { address }) => {
      const number = applications === 1 ? '1 new application' : `${applications} new applications`;
      const subject =
        of_calls === 1 ? `${number}: ${calls[0]?.title}` : `${number} to ${of_calls} casting calls`;
      const more = of_calls - calls.length;
      return {
        subject,
        paragraphs: [
          is_of_day
            ? 'Nobody on your team has opened these applications from yesterday yet:'
            : 'Nobody on your team has opened these new applications yet:',
          ...calls.map((call) => `${call.title}: ${call.applications}`),
          ...(more > 0
            ? [`${more} more casting ${more === 1 ? 'call has' : 'calls have'} new applications.`]
            : []),
          `Review them here: ${address}${pathOf(calls)}`,
        ],
        note: 'We notify applicants when you open their application and when its status changes.',
        short: is_of_day
          ? `Unopened applications from yesterday: ${applications}.`
          : `New applications: ${applications}.`,
        path: pathOf(calls),
      };
    },
    hi: ({ calls, applications, of_calls, is_of_day }, { address }) => {
      const number = applications === 1 ? '1 नया आवेदन' : `${applications} नए आवेदन`;
      const subject =
        of_calls === 1 ? `${number}: ${calls[0]?.title}` : `${of_calls} कास्टिंग कॉल पर ${number}`;
      const more = of_calls - calls.length;
      return {
        subject,
        paragraphs: [
          is_of_day
            ? 'कल के ये आवेदन आपकी टीम में अभी तक किसी ने नहीं खोले हैं:'
            : 'ये नए आवेदन आपकी टीम में अभी तक किसी ने नहीं खोले हैं:',
          ...calls.map((call) => `${call.title}: ${call.applications}`),
          ...(more > 0 ? [`और ${more} अन्य कास्टिंग कॉल पर`] : []),
          `इनकी समीक्षा यहाँ करें: ${address}${pathOf(calls)}`,
        ],
        note: 'आवेदन खोलने पर और उसकी स्थिति बदलने पर कलाकार को सूचना दी जाती है।',
        short: is_of_day ? `कल मिले आवेदन जो अभी तक नहीं खोले गए: ${applications}।` : `नए आवेदन: ${applications}।`,
        path: pathOf(calls),
      };
    },
  },
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
  write: {
    en: ({ title, name, ...ids }, { address }) => ({
      subject: `${name} applied: ${title}`,
      paragraphs: [`${name} applied for ${title}.`, `Open the application: ${address}${reviewPath(ids)}`],
      note: 'You can choose hourly or daily emails in your notification settings.',
      short: `${name} applied for ${title}.`,
      path: reviewPath(ids),
    }),
    hi: ({ title, name, ...ids }, { address }) => ({
      subject: `${name} ने आवेदन किया: ${title}`,
      paragraphs: [`${name} ने ${title} के लिए आवेदन किया है।`, `आवेदन यहाँ खोलें: ${address}${reviewPath(ids)}`],
      note: 'नोटिफ़िकेशन सेटिंग में आप हर घंटे या रोज़ का ईमेल चुन सकते हैं।',
      short: `${name} ने ${title} के लिए आवेदन किया है।`,
      path: reviewPath(ids),
    }),
  },
};

/** The title of the notification in the inbox about the new applications to a casting call. */
export const newApplicationsTitles: Record<Language, (count: number, title: string) => string> = {
  en: (count, title) => `${count === 1 ? '1 new application' : `${count} new applications`} for ${title}`,
  hi: (count, title) => `${title} के लिए ${count === 1 ? '1 नया आवेदन' : `${count} नए आवेदन`}`,
};

export const newApplicationsTexts: Record<Language, string> = {
  en: 'Open the applications.',
  hi: 'आवेदन खोलें।',
};

function reviewPath({ job_id, application_id }: Pick<ReceivedApplication, 'job_id' | 'application_id'>) {
  return `/production/applicants/${job_id}/review/${application_id}`;
}
