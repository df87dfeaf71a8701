import type { StaffAppeal } from '@kirdaar/contract/admin/appeals';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { EmailTemplate } from '#platform/channels/email-template.ts';

interface Answered {
  kind: StaffAppeal['kind'];
  /** The casting call; empty for a suspension or ban. */
  title: string;
  answer: string;
}

interface Words {
  subject: string;
  short: string;
  /** What follows from it. */
  next: Record<Answered['kind'], (title: string) => string>;
}

const sample: Answered = {
  kind: 'suspension',
  title: '',
  answer: 'You showed us that the fee was asked by somebody else.',
};
const path = '/production/appeals';
const said = { en: 'Our team says:', hi: 'हमारी टीम का संदेश:' };
const notes = {
  en: 'You get this email because you belong to the team of this production house.',
  hi: 'यह ईमेल आपको इसलिए मिला है क्योंकि आप इस प्रोडक्शन हाउस की टीम में हैं।',
};

/** Builds the notification of how staff answered an appeal. */
function answerEmail(name: string, words: Record<Language, Words>): EmailTemplate<Answered> {
  const write =
    (language: Language) =>
    (facts: Answered, { address }: { address: string }) => {
      const { subject, short, next } = words[language];
      const { kind, title, answer } = facts;
      return {
        subject,
        paragraphs: [`${short} ${said[language]}`, answer, next[kind](title), `${address}${path}`],
        note: notes[language],
        short: `${short} ${said[language]} ${answer}`,
        path,
      };
    };
  return { name, kind: 'account', sample, write: { en: write('en'), hi: write('hi') } };
}

export const appealAcceptedEmail = answerEmail('appeal-accepted', {
  en: {
    subject: 'We accepted your appeal',
    short: 'We looked at your appeal and accepted it.',
    next: {
      suspension: () => 'The suspension has ended. Your casting calls are as they were before.',
      ban: () => 'The ban has ended. Your casting calls are as they were before.',
      call: (title) => `Your casting call “${title}” is approved. Talent can see it now.`,
    },
  },
  hi: {
    subject: 'आपकी अपील मंज़ूर हो गई',
    short: 'हमने आपकी अपील देखी और उसे मंज़ूर कर लिया है।',
    next: {
      suspension: () => 'आपका प्रोडक्शन हाउस फिर से सक्रिय है। आपके कास्टिंग कॉल पहले जैसे हैं।',
      ban: () => 'रोक हटा दी गई है। आपके कास्टिंग कॉल पहले जैसे हैं।',
      call: (title) => `आपका कास्टिंग कॉल “${title}” मंज़ूर हो गया है। अब कलाकार इसे देख सकते हैं।`,
    },
  },
});

export const appealRefusedEmail = answerEmail('appeal-refused', {
  en: {
    subject: 'We did not accept your appeal',
    short: 'We looked at your appeal and did not accept it.',
    next: {
      suspension: () =>
        'Your production house stays suspended. If you have something new to say, appeal again.',
      ban: () => 'Your production house stays banned. If you have something new to say, appeal again.',
      call: (title) => `Edit the casting call “${title}” and save it to send it for review again.`,
    },
  },
  hi: {
    subject: 'आपकी अपील मंज़ूर नहीं हुई',
    short: 'हमने आपकी अपील देखी और उसे मंज़ूर नहीं किया है।',
    next: {
      suspension: () => 'आपका प्रोडक्शन हाउस अभी बंद रहेगा। अगर आपके पास कोई नई जानकारी है, तो फिर से अपील करें।',
      ban: () => 'आपके प्रोडक्शन हाउस पर रोक बनी रहेगी। अगर आपके पास कोई नई जानकारी है, तो फिर से अपील करें।',
      call: (title) => `कास्टिंग कॉल “${title}” को ठीक करके सेव करें, हम इसे फिर से देखेंगे।`,
    },
  },
});
