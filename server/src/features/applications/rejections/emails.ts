import type { EmailTemplate } from '#platform/channels/email-template.ts';

interface Release {
  /** The text written by the house. */
  text: string;
  company_name: string | null;
  title: string;
}

/** Notifies an applicant of a rejection, in the house's own text. */
export const rejectionEmail: EmailTemplate<Release> = {
  name: 'rejection',
  kind: 'applications',
  sample: {
    text: 'Thank you for applying. We chose someone else this time and would like to see you again.',
    company_name: 'Monsoon Frames',
    title: 'Young mother, Advertisement',
  },
  write: {
    en: ({ text, company_name, title }, { address }) => {
      const house = company_name ?? 'The production house';
      return {
        subject: `${title}: casting call closed`,
        paragraphs: [`${house} closed the casting call “${title}” and sent you this message:`, text],
        note: `Your application stays in your account. Find casting calls that match your profile: ${address}/user/new-casting-calls`,
        short: `${house} closed the casting call “${title}” and sent you a message. Your application stays in your account.`,
        path: '/user/my-application',
      };
    },
    hi: ({ text, company_name, title }, { address }) => {
      const house = company_name ?? 'प्रोडक्शन हाउस';
      return {
        subject: `${title}: कास्टिंग कॉल बंद हो गया`,
        paragraphs: [`${house} ने कास्टिंग कॉल “${title}” बंद कर दिया है। आपके लिए उनका संदेश:`, text],
        note: `आपका आवेदन आपके खाते में बना रहेगा। आपके लिए उपयुक्त कास्टिंग कॉल यहाँ देखें: ${address}/user/new-casting-calls`,
        short: `${house} ने कास्टिंग कॉल “${title}” बंद कर दिया है। आपका आवेदन आपके खाते में बना रहेगा।`,
        path: '/user/my-application',
      };
    },
  },
};
