/** What the people of a production house are told about its suspension or ban. */

import type { SuspensionKind } from '#rules/staff-queue.ts';

export interface HouseSuspended {
  kind: SuspensionKind;
  reason: string;
  page: string;
}

export interface HouseReinstated {
  page: string;
}

export const house_suspended = ({ kind, reason, page }: HouseSuspended) => {
  const subject = kind === 'ban' ? 'Your production house is banned' : 'Your production house is suspended';
  return {
    subject,
    paragraphs: [
      `${subject}. Two members of our team decided this. Our team says:`,
      reason,
      'Talent cannot see your casting calls, and you cannot post casting calls or search for, invite or message talent. We keep your data and the applications, and we inform applicants.',
      `If you think this is a mistake, appeal. Another member of our team will look at it again: ${page}`,
    ],
    note: 'You get this email because you belong to the team of this production house.',
    short: `${subject}. Our team says: ${reason}`,
  };
};

export const house_reinstated = ({ page }: HouseReinstated) => ({
  subject: 'Your production house is active again',
  paragraphs: [
    'The suspension has ended. Your casting calls are as they were before, and you can post again.',
    `${page}`,
  ],
  note: 'You get this email because you belong to the team of this production house.',
  short: 'Your production house is active again. Your casting calls are as they were before.',
});
