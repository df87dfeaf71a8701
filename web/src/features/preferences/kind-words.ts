import type { MessageKind } from '@kirdaar/contract/rules/messages';
import type { Role } from '#session/area-of.ts';

type Words = Record<MessageKind, { name: string; what: string }>;

const talent: Words = {
  account: {
    name: 'Your account',
    what: 'New logins, and changes of your password, your email or your number.',
  },
  applications: {
    name: 'Applications',
    what: 'What becomes of what you sent: seen, shortlisted, chosen, or not this time.',
  },
  views: { name: 'Who looked at you', what: 'A house opened what you sent.' },
  auditions: { name: 'Auditions', what: 'Times to choose from, changes, and a reminder before.' },
  invitations: { name: 'Invitations and offers', what: 'A house asks you to apply, or offers you a part.' },
  conversations: {
    name: 'Conversations',
    what: 'What a house wrote to you, when you have not read it for a while.',
  },
  plans: { name: 'Plan and payments', what: 'Invoices, and a word before your plan ends or renews.' },
  alerts: { name: 'New calls', what: 'New casting calls that fit the searches you saved.' },
};

const production: Words = {
  ...talent,
  applications: { name: 'Applications', what: 'Who applied to your calls, and what waits for an answer.' },
  auditions: { name: 'Auditions', what: 'Who confirmed, declined, or asked for another time.' },
  invitations: { name: 'Invitations and offers', what: 'What talent answered to those you made.' },
  conversations: {
    name: 'Conversations',
    what: 'What an applicant wrote to you, when nobody has read it for a while.',
  },
};

/** What each kind of message is called, and what comes by it. */
export const kindWords: Record<Role, Words> = { talent, production };
