/** The invitation to the staff. */

import { STAFF_INVITATION_DAYS, type StaffRole } from '#rules/staff-roles.ts';

export interface StaffInvitation {
  role: StaffRole;
  page: string;
  product: string;
}

const roleNames = {
  owner: 'owner',
  moderator: 'moderator',
  support: 'support',
  editor: 'editor',
  finance: 'finance',
};

export const staff_invitation = ({ role, page, product }: StaffInvitation) => ({
  subject: `Set up your ${product} staff login`,
  paragraphs: [
    `You are invited to the staff of ${product}. Your role: ${roleNames[role]}.`,
    `Choose a password and set up an authenticator app here: ${page}`,
    `The link works once, within ${STAFF_INVITATION_DAYS} days. It replaces an earlier login.`,
  ],
  note: 'If you did not expect this, ignore this email and tell the person who runs the site.',
  short: `You are invited to the staff of ${product}. The link is in your email.`,
});
