import type { EmailTemplate } from '#platform/channels/email-template.ts';

interface NewApplications {
  /** The casting calls with the most new applications, and the number for each. */
  calls: { job_id: string; title: string; applications: number }[];
  applications: number;
  /** The number of casting calls with new applications. */
  of_calls: number;
}

const [first, second] = [
  { job_id: '0198a8a0-0000-7000-8000-000000000001', title: 'Lead Detective · Web Series', applications: 31 },
  { job_id: '0198a8a0-0000-7000-8000-000000000002', title: 'Young mother · Advertisement', applications: 4 },
];

/** The daily application digest to a house: the applications of the day before that are still unopened. */
export const applicationDigestEmail: EmailTemplate<NewApplications> = {
  name: 'new-applications',
  kind: 'applications',
  sample: { calls: [first, second], applications: 35, of_calls: 2 },
  shapes: [
    {
      name: 'one-call',
      fits: ({ calls }) => calls.length === 1,
      sample: { calls: [first], applications: 31, of_calls: 1 },
    },
  ],
  write: {
    en: ({ calls, applications, of_calls }, { address }) => {
      const number = applications === 1 ? '1 new application' : `${applications} new applications`;
      const subject =
        of_calls === 1 ? `${number}: ${calls[0]?.title}` : `${number} to ${of_calls} casting calls`;
      const more = of_calls - calls.length;
      return {
        subject,
        paragraphs: [
          'Nobody on your team has opened these applications from yesterday yet:',
          ...calls.map((call) => `${call.title}: ${call.applications}`),
          ...(more > 0
            ? [`${more} more casting ${more === 1 ? 'call has' : 'calls have'} new applications.`]
            : []),
          `Review them here: ${address}${pathOf(calls)}`,
        ],
        note: 'We notify applicants when you open their application and when its status changes.',
        short: `Unopened applications from yesterday: ${applications}.`,
        path: pathOf(calls),
      };
    },
    hi: ({ calls, applications, of_calls }, { address }) => {
      const number = applications === 1 ? '1 नया आवेदन' : `${applications} नए आवेदन`;
      const subject =
        of_calls === 1 ? `${number}: ${calls[0]?.title}` : `${of_calls} कास्टिंग कॉल पर ${number}`;
      const more = of_calls - calls.length;
      return {
        subject,
        paragraphs: [
          'कल के ये आवेदन आपकी टीम में अभी तक किसी ने नहीं खोले हैं:',
          ...calls.map((call) => `${call.title}: ${call.applications}`),
          ...(more > 0 ? [`और ${more} अन्य कास्टिंग कॉल पर`] : []),
          `इनकी समीक्षा यहाँ करें: ${address}${pathOf(calls)}`,
        ],
        note: 'आवेदन खोलने पर और उसकी स्थिति बदलने पर कलाकार को सूचना दी जाती है।',
        short: `कल मिले आवेदन जो अभी तक नहीं खोले गए: ${applications}।`,
        path: pathOf(calls),
      };
    },
  },
};

function pathOf([first, ...others]: NewApplications['calls']): string {
  return first && others.length === 0 ? `/production/applicants/${first.job_id}` : '/production/previous-job';
}
