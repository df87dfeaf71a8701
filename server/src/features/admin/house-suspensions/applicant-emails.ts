import type { Language } from '@kirdaar/contract/rules/languages';
import {
  aboutChild,
  type Guardianship,
  greetGuardian,
  shortFor,
} from '#features/accounts/guardians/guardianship.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';

interface Applied {
  title: string;
  company_name: string;
  ward: Guardianship | null;
}

interface Words {
  subject: (title: string) => string;
  first: (company: string, title: string) => string;
  next: string[];
}

const sample: Applied = { title: 'Lead Detective · Web Series', company_name: 'Lantern Films', ward: null };
const path = '/user/my-application';
// The audition may be tomorrow morning.
const URGENT = { atOnce: true } as const;
const nobody = { en: 'the production house', hi: 'प्रोडक्शन हाउस' };
const notes = {
  en: 'You get this email because you applied to this casting call.',
  hi: 'यह ईमेल आपको इसलिए मिला है क्योंकि आपने इस कास्टिंग कॉल के लिए आवेदन किया था।',
};
const caution = {
  en: 'If the production house contacts you in another way, do not pay anything and do not send documents. Tell us about it.',
  hi: 'अगर प्रोडक्शन हाउस किसी और तरीके से आपसे संपर्क करे तो कोई पैसा न दें और कोई दस्तावेज़ न भेजें। हमें इसके बारे में बताएँ।',
};

/** Builds the notification of what the standing of a house means for an application. */
function applicantEmail(
  name: string,
  words: Record<Language, Words>,
  atOnce: Pick<EmailTemplate<Applied>, 'atOnce'> = {},
): EmailTemplate<Applied> {
  const write =
    (language: Language) =>
    (facts: Applied, { address }: { address: string }) => {
      const { title, company_name, ward } = facts;
      const { subject, first, next } = words[language];
      const text = first(company_name || nobody[language], title);
      return {
        subject: subject(title),
        paragraphs: [...greetGuardian(ward, language), text, ...next, `${address}${path}`],
        note: notes[language],
        short: shortFor(ward, language, text),
        path,
      };
    };
  return {
    name,
    kind: 'applications',
    ...atOnce,
    sample,
    shapes: aboutChild(sample),
    write: { en: write('en'), hi: write('hi') },
  };
}

/** Tells a talent that the house of an application is suspended. */
export const houseSuspendedForApplicant = applicantEmail(
  'applied-to-suspended-house',
  {
    en: {
      subject: (title) => `Casting call on hold: ${title}`,
      first: (company, title) =>
        `We have suspended ${company}, so its casting call “${title}” is on hold. Your application is kept, but you may get no answer while this lasts.`,
      next: ['Do not go to an audition for it until we write to you again.', caution.en],
    },
    hi: {
      subject: (title) => `कास्टिंग कॉल रुका हुआ है: ${title}`,
      first: (company, title) =>
        `हमने ${company} को कुछ समय के लिए बंद कर दिया है, इसलिए कास्टिंग कॉल “${title}” रुका हुआ है। आपका आवेदन सुरक्षित है, पर तब तक शायद कोई जवाब न मिले।`,
      next: ['जब तक हम दोबारा न लिखें, इसके ऑडिशन के लिए न जाएँ।', caution.hi],
    },
  },
  URGENT,
);

/** Tells a talent that the house of an application is banned. */
export const houseBannedForApplicant = applicantEmail(
  'applied-to-banned-house',
  {
    en: {
      subject: (title) => `Casting call removed: ${title}`,
      first: (company, title) =>
        `We have banned ${company} and removed its casting call “${title}”. Do not expect an answer to your application.`,
      next: ['Do not go to an audition for it.', caution.en],
    },
    hi: {
      subject: (title) => `कास्टिंग कॉल हटा दिया गया: ${title}`,
      first: (company, title) =>
        `हमने ${company} पर रोक लगा दी है और कास्टिंग कॉल “${title}” हटा दिया है। अपने आवेदन के जवाब की उम्मीद न रखें।`,
      next: ['इसके ऑडिशन के लिए न जाएँ।', caution.hi],
    },
  },
  URGENT,
);

/** Tells a talent that the house of an application is active again. */
export const houseReinstatedForApplicant = applicantEmail('applied-to-reinstated-house', {
  en: {
    subject: (title) => `Casting call continues: ${title}`,
    first: (company, title) =>
      `${company} is active again, so its casting call “${title}” continues. Your application is as it was.`,
    next: ['If you have an audition or an offer, check its time and your answer here:'],
  },
  hi: {
    subject: (title) => `कास्टिंग कॉल फिर से चालू: ${title}`,
    first: (company, title) =>
      `${company} फिर से सक्रिय है, इसलिए कास्टिंग कॉल “${title}” चालू है। आपका आवेदन पहले जैसा है।`,
    next: ['अगर आपका ऑडिशन या ऑफ़र है, तो उसका समय और अपना जवाब यहाँ देखें:'],
  },
});
