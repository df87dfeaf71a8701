import type { Letter } from '#platform/letter.ts';

interface Release {
  /** The house's own. */
  words: string;
  company_name: string | null;
  title: string;
}

/** Lets an applicant go, in the words of the house. */
export const releaseLetter: Letter<Release> = {
  name: 'release',
  kind: 'applications',
  sample: {
    words: 'Thank you for applying. We went with somebody else this time and would like to see you again.',
    company_name: 'Monsoon Frames',
    title: 'Young mother, Advertisement',
  },
  write: {
    en: ({ words, company_name, title }, { address }) => {
      const house = company_name ?? 'The production house';
      return {
        subject: `${title}: the call is closed`,
        paragraphs: [`${house} closed the casting call “${title}” and writes to you:`, words],
        note: `Your application and its steps stay in your account. Calls that fit you are here: ${address}/user/new-casting-calls`,
        short: `${house} closed the casting call “${title}” and let everyone know. Your application stays in your account.`,
        path: '/user/my-application',
      };
    },
    hi: ({ words, company_name, title }, { address }) => {
      const house = company_name ?? 'प्रोडक्शन हाउस';
      return {
        subject: `${title}: कास्टिंग कॉल बंद हो गया`,
        paragraphs: [`${house} ने कास्टिंग कॉल “${title}” बंद कर दिया है। आपके लिए उनका संदेश:`, words],
        note: `आपका आवेदन और उसके सभी चरण आपके खाते में बने रहेंगे। आपके लिए उपयुक्त कॉल यहाँ हैं: ${address}/user/new-casting-calls`,
        short: `${house} ने कास्टिंग कॉल “${title}” बंद कर दिया है। आपका आवेदन आपके खाते में बना रहेगा।`,
        path: '/user/my-application',
      };
    },
  },
};
