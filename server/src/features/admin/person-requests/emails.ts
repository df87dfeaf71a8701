import type { PersonRequestKind } from '@kirdaar/contract/rules/person-requests';
import type { EmailTemplate } from '#platform/channels/email-template.ts';

interface Refused {
  kind: PersonRequestKind;
  reason: string;
}

const path = '/grievance';

const asked = {
  en: {
    deletion: 'You asked us to delete your account. We have not done this.',
    export: 'You asked us for a copy of your data. We have not prepared it.',
  },
  hi: {
    deletion: 'आपने हमसे अपना खाता हटाने को कहा था। खाता अभी नहीं हटाया गया है।',
    export: 'आपने हमसे अपने डेटा की कॉपी माँगी थी। वह अभी तैयार नहीं की गई है।',
  },
};

/** Tells a person who asked by email or post why staff did not do it. */
export const requestRefusedEmail: EmailTemplate<Refused> = {
  name: 'request-refused',
  kind: 'account',
  sample: { kind: 'deletion', reason: 'We could not confirm that the request came from you.' },
  write: {
    en: ({ kind, reason }, { name, address }) => ({
      subject: `About your request to ${name}`,
      paragraphs: [
        asked.en[kind],
        'Our team says:',
        reason,
        `You can do it yourself on your account page after you log in. To complain, write to our grievance officer: ${address}${path}`,
      ],
      note: 'If you did not ask for this, you do not need to do anything.',
      short: `${asked.en[kind]} ${reason}`,
      path,
    }),
    hi: ({ kind, reason }, { name, address }) => ({
      subject: `${name} से आपके अनुरोध के बारे में`,
      paragraphs: [
        asked.hi[kind],
        'हमारी टीम का संदेश:',
        reason,
        `लॉग इन करके अपने खाते के पेज से आप यह ख़ुद भी कर सकते हैं। शिकायत के लिए हमारे शिकायत अधिकारी को लिखें: ${address}${path}`,
      ],
      note: 'अगर यह अनुरोध आपने नहीं किया था, तो कुछ करने की ज़रूरत नहीं है।',
      short: `${asked.hi[kind]} ${reason}`,
      path,
    }),
  },
};
