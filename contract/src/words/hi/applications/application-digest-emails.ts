import type {
  ApplicationReceived,
  NewApplications,
} from '#words/en/applications/application-digest-emails.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/applications/application-digest-emails.ts'),
  typeof import('#words/hi/applications/application-digest-emails.ts')
>;

export const new_applications = ({ calls, applications, of_calls, is_of_day, page }: NewApplications) => {
  const number = applications === 1 ? '1 नया आवेदन' : `${applications} नए आवेदन`;
  const subject = of_calls === 1 ? `${number}: ${calls[0]?.title}` : `${of_calls} कास्टिंग कॉल के लिए ${number}`;
  const more = of_calls - calls.length;
  return {
    subject,
    paragraphs: [
      is_of_day
        ? 'कल के ये आवेदन आपकी टीम में अभी तक किसी ने नहीं खोले हैं:'
        : 'ये नए आवेदन आपकी टीम में अभी तक किसी ने नहीं खोले हैं:',
      ...calls.map((call) => `${call.title}: ${call.applications}`),
      ...(more > 0 ? [`${more} और कास्टिंग कॉल के लिए भी नए आवेदन आए हैं।`] : []),
      `इन्हें यहाँ देखें: ${page}`,
    ],
    note: 'आवेदन खोलने पर और उसकी स्थिति बदलने पर कलाकार को सूचना दी जाती है।',
    short: is_of_day ? `कल मिले आवेदन जो अभी तक नहीं खोले गए: ${applications}।` : `नए आवेदन: ${applications}।`,
  };
};

export const application_received = ({ title, name, page }: ApplicationReceived) => ({
  subject: `${name} ने आवेदन किया: ${title}`,
  paragraphs: [`${name} ने ${title} के लिए आवेदन किया है।`, `आवेदन यहाँ खोलें: ${page}`],
  note: 'नोटिफ़िकेशन सेटिंग में आप हर घंटे या रोज़ का ईमेल चुन सकते हैं।',
  short: `${name} ने ${title} के लिए आवेदन किया है।`,
});

export const inbox_title = (count: number, title: string) =>
  `${title} के लिए ${count === 1 ? '1 नया आवेदन' : `${count} नए आवेदन`}`;
export const inbox_text = 'आवेदन खोलें।';
