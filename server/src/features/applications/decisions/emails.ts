import type { DecisionKind } from '@kirdaar/contract/rules/review';
import {
  CALLS,
  type StatusChange,
  statusChangeEmail,
  statusChangeSample,
} from '#features/applications/status-history/emails.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';

const notSelected = {
  en: {
    subject: 'You were not selected this time',
    next: 'Your application stays in your account. Find casting calls that match your profile here',
    nextPath: CALLS,
  },
  hi: {
    subject: 'इस बार आपका चयन नहीं हुआ',
    next: 'आपका आवेदन आपके खाते में बना रहेगा। आपके लिए उपयुक्त कास्टिंग कॉल यहाँ देखें',
    nextPath: CALLS,
  },
};
const again = {
  en: { subject: 'Your application is being considered again', next: 'See its status here' },
  hi: { subject: 'आपके आवेदन पर फिर से विचार हो रहा है', next: 'इसकी स्थिति यहाँ देखें' },
};

/** What a house sends a talent about an application. Each says only what is true when it is sent. */
export const decisionEmails = {
  shortlisted: statusChangeEmail({
    name: 'shortlisted',
    en: {
      subject: 'You are on the shortlist',
      text: (house, title) => `${house} has shortlisted you for ${title}.`,
      next: 'You do not need to do anything now. We will notify you of the next step. See the status here',
    },
    hi: {
      subject: 'आपको शॉर्टलिस्ट किया गया है',
      text: (house, title) => `${house} ने ${title} के लिए आपको शॉर्टलिस्ट किया है।`,
      next: 'अभी आपको कुछ नहीं करना है। आगे की सूचना हम आपको देंगे। स्थिति यहाँ देखें',
    },
  }),
  someoneElse: statusChangeEmail({
    name: 'not-selected',
    en: {
      ...notSelected.en,
      text: (house, title) => `${house} chose someone else for ${title} this time. Thank you for applying.`,
    },
    hi: {
      ...notSelected.hi,
      subject: 'इस बार किसी और का चयन हुआ',
      text: (house, title) => `${house} ने इस बार ${title} के लिए किसी और को चुना है। आवेदन करने के लिए धन्यवाद।`,
    },
  }),
  notContinued: statusChangeEmail({
    name: 'not-continued',
    en: {
      ...notSelected.en,
      text: (house, title) =>
        `${house} decided not to continue with your application for ${title}. Thank you for applying.`,
    },
    hi: {
      ...notSelected.hi,
      text: (house, title) =>
        `${house} ने ${title} के लिए आपके आवेदन पर आगे न बढ़ने का निर्णय लिया है। आवेदन करने के लिए धन्यवाद।`,
    },
  }),
  notOpened: statusChangeEmail({
    name: 'not-opened',
    en: {
      ...notSelected.en,
      text: (house, title) =>
        `${house} decided not to continue with your application for ${title}, and did not open it.`,
    },
    hi: {
      ...notSelected.hi,
      text: (house, title) => `${house} ने ${title} के लिए आपका आवेदन खोले बिना आगे न बढ़ने का निर्णय लिया है।`,
    },
  }),
  closedUnopened: statusChangeEmail({
    name: 'closed-unopened',
    en: {
      ...notSelected.en,
      subject: 'The casting call closed before your application was opened',
      text: (house, title) =>
        `${house} closed ${title} without opening your application. The application does not count towards the limit of your plan.`,
    },
    hi: {
      ...notSelected.hi,
      subject: 'आपका आवेदन खुलने से पहले कास्टिंग कॉल बंद हो गया',
      text: (house, title) =>
        `${house} ने आपका आवेदन खोले बिना ${title} बंद कर दिया है। यह आवेदन आपके प्लान की सीमा में नहीं गिना जाएगा।`,
    },
  }),
  reopened: statusChangeEmail({
    name: 'reopened',
    en: {
      ...again.en,
      text: (house, title) =>
        `We told you that ${house} did not select you for ${title}. That has changed: your application is being considered again.`,
    },
    hi: {
      ...again.hi,
      text: (house, title) =>
        `हमने आपको बताया था कि ${house} ने ${title} के लिए आपको नहीं चुना। अब यह बदल गया है: आपके आवेदन पर फिर से विचार हो रहा है।`,
    },
  }),
  reopenedOnShortlist: statusChangeEmail({
    name: 'reopened-shortlisted',
    en: {
      ...again.en,
      subject: 'You are on the shortlist after all',
      text: (house, title) =>
        `We told you that ${house} did not select you for ${title}. That has changed: you are on the shortlist.`,
    },
    hi: {
      ...again.hi,
      subject: 'आप अब शॉर्टलिस्ट में हैं',
      text: (house, title) =>
        `हमने आपको बताया था कि ${house} ने ${title} के लिए आपको नहीं चुना। अब यह बदल गया है: आप शॉर्टलिस्ट में हैं।`,
    },
  }),
  reopenedAfterCancel: statusChangeEmail({
    name: 'reopened-after-cancel',
    en: {
      ...again.en,
      text: (house, title) =>
        `We told you that ${house} cancelled your role in ${title}. That has changed: your application is being considered again.`,
    },
    hi: {
      ...again.hi,
      text: (house, title) =>
        `हमने आपको बताया था कि ${house} ने ${title} में आपकी भूमिका रद्द कर दी है। अब यह बदल गया है: आपके आवेदन पर फिर से विचार हो रहा है।`,
    },
  }),
};

interface Message extends StatusChange {
  /** The text written by the house. */
  message: string;
}

/** A rejection in the house's own text. */
export const rejectionMessageEmail: EmailTemplate<Message> = {
  name: 'rejection-message',
  kind: 'applications',
  sample: {
    ...statusChangeSample,
    message: 'Thank you for applying. We will not continue this time and would like to see you again.',
  },
  write: {
    en: ({ message, company_name, title }, { address }) => {
      const house = company_name ?? 'The production house';
      return {
        subject: `${notSelected.en.subject}: ${title}`,
        paragraphs: [`${house} did not select you for ${title} and sent you this message:`, message],
        note: `${notSelected.en.next}: ${address}${CALLS}`,
        short: `${house} did not select you for ${title} and sent you a message. Your application stays in your account.`,
        path: '/user/my-application',
      };
    },
    hi: ({ message, company_name, title }, { address }) => {
      const house = company_name ?? 'प्रोडक्शन हाउस';
      return {
        subject: `${notSelected.hi.subject}: ${title}`,
        paragraphs: [`${house} ने ${title} के लिए आपको नहीं चुना है। आपके लिए उनका संदेश:`, message],
        note: `${notSelected.hi.next}: ${address}${CALLS}`,
        short: `${house} ने ${title} के लिए आपको नहीं चुना है और एक संदेश भेजा है। आपका आवेदन आपके खाते में बना रहेगा।`,
        path: '/user/my-application',
      };
    },
  },
};

/** What decides which words are true. */
export interface DecisionFacts {
  kind: DecisionKind;
  on_shortlist: boolean;
  was_opened: boolean;
  is_closed: boolean;
  someone_selected: boolean;
  /** Whether the talent had the role and the house cancelled it. */
  was_cancelled: boolean;
}

/** Returns the email that says what is true about a decision. */
export function decisionEmail(facts: DecisionFacts): EmailTemplate<StatusChange> {
  if (facts.kind === 'shortlisted') return decisionEmails.shortlisted;
  if (facts.kind === 'reopened' && facts.was_cancelled) return decisionEmails.reopenedAfterCancel;
  if (facts.kind === 'reopened')
    return facts.on_shortlist ? decisionEmails.reopenedOnShortlist : decisionEmails.reopened;
  if (!facts.was_opened) return facts.is_closed ? decisionEmails.closedUnopened : decisionEmails.notOpened;
  return facts.someone_selected ? decisionEmails.someoneElse : decisionEmails.notContinued;
}
