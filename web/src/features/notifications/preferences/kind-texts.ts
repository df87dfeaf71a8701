import type { NotificationKind } from '@kirdaar/contract/rules/notifications';
import type { Role } from '#session/area-of.ts';

type KindTexts = Record<NotificationKind, { name: string; what: string }>;

const talent: KindTexts = {
  account: {
    name: 'Your account',
    what: 'New logins, and changes to your password, email or mobile number.',
  },
  applications: {
    name: 'Applications',
    what: 'Updates on your applications: viewed, shortlisted, selected or rejected.',
  },
  views: { name: 'Views', what: 'A production house viewed your application.' },
  auditions: { name: 'Auditions', what: 'Slots to choose from, changes and reminders.' },
  invitations: {
    name: 'Invitations and offers',
    what: 'A production house invites you to apply or offers you a role.',
  },
  conversations: {
    name: 'Conversations',
    what: 'Messages from production houses that you have not read for a while.',
  },
  plans: { name: 'Plan and payments', what: 'Invoices, and reminders before your plan ends or renews.' },
  alerts: { name: 'New casting calls', what: 'New casting calls that match your saved searches.' },
};

const production: KindTexts = {
  ...talent,
  applications: {
    name: 'Applications',
    what: 'New applications to your casting calls, and applications awaiting a decision.',
  },
  auditions: { name: 'Auditions', what: 'Applicants who confirmed, declined or asked for another time.' },
  invitations: {
    name: 'Invitations and offers',
    what: 'Replies from talent to your invitations and offers.',
  },
  conversations: {
    name: 'Conversations',
    what: 'Messages from applicants that nobody in your team has read for a while.',
  },
};

/** Title and description of each kind of notification. */
export const kindTexts: Record<Role, KindTexts> = { talent, production };
