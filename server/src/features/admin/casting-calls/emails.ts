import type { EmailTemplate } from '#platform/channels/email-template.ts';

interface TakenDown {
  job_id: string;
  title: string;
  reason: string;
}

const pathOf = ({ job_id }: TakenDown) => `/production/view-job-details/${job_id}`;

/** Tells a house that staff took its casting call down, and how to answer. */
export const jobTakenDownEmail: EmailTemplate<TakenDown> = {
  name: 'job-taken-down',
  kind: 'account',
  sample: {
    job_id: '0198a8a0-0000-7000-8000-000000000001',
    title: 'Lead Detective · Web Series',
    reason: 'Talent told us that they were asked for a fee.',
  },
  write: {
    en: (facts, { address }) => ({
      subject: `Casting call taken down: ${facts.title}`,
      paragraphs: [
        `Your casting call “${facts.title}” was taken down. Talent cannot see it. Our team says:`,
        facts.reason,
        `If this is a mistake, or once you have put it right, edit the casting call and save it. We then review it again: ${address}${pathOf(facts)}`,
      ],
      note: 'You get this email because your production house posted this casting call.',
      short: `Your casting call “${facts.title}” was taken down. Our team says: ${facts.reason}`,
      path: pathOf(facts),
    }),
    hi: (facts, { address }) => ({
      subject: `कास्टिंग कॉल हटा दिया गया: ${facts.title}`,
      paragraphs: [
        `आपका कास्टिंग कॉल “${facts.title}” हटा दिया गया है। कलाकार इसे नहीं देख सकते। हमारी टीम का संदेश:`,
        facts.reason,
        `अगर यह गलती से हुआ है या आपने इसे ठीक कर लिया है, तो कास्टिंग कॉल में बदलाव करके सेव करें। हम इसे फिर से देखेंगे: ${address}${pathOf(facts)}`,
      ],
      note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आपके प्रोडक्शन हाउस ने यह कास्टिंग कॉल पोस्ट किया था।',
      short: `आपका कास्टिंग कॉल “${facts.title}” हटा दिया गया है। हमारी टीम का संदेश: ${facts.reason}`,
      path: pathOf(facts),
    }),
  },
};
