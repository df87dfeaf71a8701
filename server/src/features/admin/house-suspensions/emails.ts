import type { SuspensionKind } from '@kirdaar/contract/rules/staff-queue';
import type { EmailTemplate } from '#platform/channels/email-template.ts';

interface Suspended {
  kind: SuspensionKind;
  reason: string;
}

const sample: Suspended = {
  kind: 'suspension',
  reason: 'Talent told us that they were asked for a fee.',
};
const start = '/production/previous-job';
const appeals = '/production/appeals';

/** Tells the people of a house that staff suspended or banned it, and what that means. */
export const houseSuspendedEmail: EmailTemplate<Suspended> = {
  name: 'house-suspended',
  kind: 'account',
  sample,
  shapes: [{ name: 'ban', fits: ({ kind }) => kind === 'ban', sample: { ...sample, kind: 'ban' } }],
  write: {
    en: ({ kind, reason }, { address }) => {
      const subject =
        kind === 'ban' ? 'Your production house is banned' : 'Your production house is suspended';
      return {
        subject,
        paragraphs: [
          `${subject}. Two members of our team decided this. Our team says:`,
          reason,
          'Talent cannot see your casting calls, and you cannot post, search, invite or write to talent. Your data and the applications are kept. We tell applicants.',
          `If you think this is a mistake, appeal. Another member of our team then looks at it again: ${address}${appeals}`,
        ],
        note: 'You get this email because you belong to the team of this production house.',
        short: `${subject}. Our team says: ${reason}`,
        path: appeals,
      };
    },
    hi: ({ kind, reason }, { address }) => {
      const subject =
        kind === 'ban'
          ? 'आपके प्रोडक्शन हाउस पर रोक लगा दी गई है'
          : 'आपका प्रोडक्शन हाउस अस्थायी रूप से बंद कर दिया गया है';
      return {
        subject,
        paragraphs: [
          `${subject}। यह फ़ैसला हमारी टीम के दो सदस्यों ने लिया है। हमारी टीम का संदेश:`,
          reason,
          'कलाकार आपके कास्टिंग कॉल नहीं देख सकते, और आप न पोस्ट कर सकते हैं, न कलाकारों को खोज, आमंत्रित या लिख सकते हैं। आपका डेटा और आवेदन सुरक्षित हैं। हम आवेदकों को इसकी सूचना देते हैं।',
          `अगर आपको लगता है कि यह गलत है, तो अपील करें। तब हमारी टीम का कोई दूसरा सदस्य इसे फिर से देखेगा: ${address}${appeals}`,
        ],
        note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आप इस प्रोडक्शन हाउस की टीम में हैं।',
        short: `${subject}। हमारी टीम का संदेश: ${reason}`,
        path: appeals,
      };
    },
  },
};

/** Tells the people of a house that its suspension or ban has ended. */
export const houseReinstatedEmail: EmailTemplate<object> = {
  name: 'house-reinstated',
  kind: 'account',
  sample: {},
  write: {
    en: (_facts, { address }) => ({
      subject: 'Your production house is active again',
      paragraphs: [
        'The suspension has ended. Your casting calls are as they were before, and you can post again.',
        `${address}${start}`,
      ],
      note: 'You get this email because you belong to the team of this production house.',
      short: 'Your production house is active again. Your casting calls are as they were before.',
      path: start,
    }),
    hi: (_facts, { address }) => ({
      subject: 'आपका प्रोडक्शन हाउस फिर से सक्रिय है',
      paragraphs: [
        'रोक हटा दी गई है। आपके कास्टिंग कॉल पहले जैसे हैं, और आप फिर से पोस्ट कर सकते हैं।',
        `${address}${start}`,
      ],
      note: 'यह ईमेल आपको इसलिए मिला है क्योंकि आप इस प्रोडक्शन हाउस की टीम में हैं।',
      short: 'आपका प्रोडक्शन हाउस फिर से सक्रिय है। आपके कास्टिंग कॉल पहले जैसे हैं।',
      path: start,
    }),
  },
};
