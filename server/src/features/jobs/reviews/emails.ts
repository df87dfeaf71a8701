import type { EmailTemplate } from '#platform/channels/email-template.ts';

interface Reviewed {
  job_id: string;
  title: string;
  /** A new casting call, or an edit of an approved one. */
  subject: 'call' | 'edit';
}

const sample = {
  job_id: '0198a8a0-0000-7000-8000-000000000001',
  title: 'Lead Detective · Web Series',
  subject: 'call' as const,
};
const pathOf = ({ job_id }: Reviewed) => `/production/view-job-details/${job_id}`;

/** Tells a house that staff approved its casting call or edit. */
export const jobApprovedEmail: EmailTemplate<Reviewed> = {
  name: 'job-approved',
  kind: 'account',
  sample,
  shapes: [
    { name: 'edit', fits: ({ subject }) => subject === 'edit', sample: { ...sample, subject: 'edit' } },
  ],
  write: {
    en: (facts, { address }) => {
      const { title, subject } = facts;
      const what = subject === 'edit' ? `your changes to “${title}”` : `your casting call “${title}”`;
      return {
        subject: subject === 'edit' ? `Changes approved: ${title}` : `Casting call approved: ${title}`,
        paragraphs: [`We approved ${what}. Talent can see it now.`, `${address}${pathOf(facts)}`],
        note: 'You get this email because your production house posted this casting call.',
        short: `We approved ${what}. Talent can see it now.`,
        path: pathOf(facts),
      };
    },
    hi: (facts, { address }) => {
      const { title, subject } = facts;
      const what = subject === 'edit' ? `कास्टिंग कॉल “${title}” में आपके बदलाव` : `आपका कास्टिंग कॉल “${title}”`;
      const done = `हमने ${what} मंज़ूर कर दिया है। अब कलाकार इसे देख सकते हैं।`;
      return {
        subject: subject === 'edit' ? `बदलाव मंज़ूर: ${title}` : `कास्टिंग कॉल मंज़ूर: ${title}`,
        paragraphs: [done, `${address}${pathOf(facts)}`],
        note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आपके प्रोडक्शन हाउस ने यह कास्टिंग कॉल पोस्ट किया था।',
        short: done,
        path: pathOf(facts),
      };
    },
  },
};

/** Tells a house that staff refused its casting call or edit, and why. */
export const jobRefusedEmail: EmailTemplate<Reviewed & { reason: string }> = {
  name: 'job-refused',
  kind: 'account',
  sample: { ...sample, reason: 'Add the name of the studio.' },
  shapes: [
    {
      name: 'edit',
      fits: ({ subject }) => subject === 'edit',
      sample: { ...sample, subject: 'edit', reason: 'Add the name of the studio.' },
    },
  ],
  write: {
    en: (facts, { address }) => {
      const { title, subject, reason } = facts;
      const what = subject === 'edit' ? `Your changes to “${title}”` : `Your casting call “${title}”`;
      return {
        subject:
          subject === 'edit' ? `Changes not approved: ${title}` : `Casting call not approved: ${title}`,
        paragraphs: [
          `${what}: not approved. Our team says:`,
          reason,
          subject === 'edit'
            ? 'Talent still see the version we approved before.'
            : 'Talent cannot see this casting call yet.',
          `Edit it and save it to send it for review again: ${address}${pathOf(facts)}`,
        ],
        note: 'You get this email because your production house posted this casting call.',
        short: `${what}: not approved. Our team says: ${reason}`,
        path: pathOf(facts),
      };
    },
    hi: (facts, { address }) => {
      const { title, subject, reason } = facts;
      const what = subject === 'edit' ? `कास्टिंग कॉल “${title}” में आपके बदलाव` : `आपका कास्टिंग कॉल “${title}”`;
      const told = `${what}: मंज़ूरी नहीं मिली। हमारी टीम का संदेश:`;
      return {
        subject: subject === 'edit' ? `बदलाव मंज़ूर नहीं हुए: ${title}` : `कास्टिंग कॉल मंज़ूर नहीं हुआ: ${title}`,
        paragraphs: [
          told,
          reason,
          subject === 'edit'
            ? 'कलाकारों को अब भी पहले मंज़ूर किया गया रूप दिखता है।'
            : 'यह कास्टिंग कॉल कलाकारों को अभी नहीं दिखता।',
          `इसे ठीक करके सेव करें, हम इसे फिर से देखेंगे: ${address}${pathOf(facts)}`,
        ],
        note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आपके प्रोडक्शन हाउस ने यह कास्टिंग कॉल पोस्ट किया था।',
        short: `${told} ${reason}`,
        path: pathOf(facts),
      };
    },
  },
};
