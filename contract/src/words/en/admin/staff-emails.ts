import { OWNER_OBJECTION_DAYS, STAFF_INVITATION_DAYS, type StaffRole } from '#rules/staff-roles.ts';

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

export interface StaffNews {
  name: string;
  email: string;
  role: StaffRole;
  /** The owner who invited the person or took the role away; empty for a command on the server. */
  by: string;
  page: string;
  product: string;
}

export const staff_news = ({ name, email, role, by, page, product }: StaffNews) => ({
  subject: `Staff of ${product}: ${name} is now ${roleNames[role]}`,
  paragraphs: [
    `${name} (${email}) now has the role ${roleNames[role]} in the staff area of ${product}.`,
    by ? `${by} invited this person.` : 'This person was invited by a command on the server.',
    `If you did not expect this, remove the person and read the audit log: ${page}`,
  ],
  note: 'All owners get this email when somebody joins the staff or gets another role.',
  short: `${name} (${email}) now has the role ${roleNames[role]}.`,
});

export const staff_ended = ({ name, email, role, by, page, product }: StaffNews) => ({
  subject: `Staff of ${product}: ${name} is no longer ${roleNames[role]}`,
  paragraphs: [
    `${name} (${email}) no longer has the role ${roleNames[role]} in the staff area of ${product}. ${by} took it away, or replaced the login. If you did not expect this, ask ${by}, and tell the person who runs the server. The audit log: ${page}`,
  ],
  note: 'The person and all owners get this email.',
  short: `${name} (${email}) no longer has the role ${roleNames[role]}.`,
});

export const owner_end_proposed = (news: StaffNews) =>
  proposedEnd(news, 'Another owner has to confirm it. Until then nothing changes.');
export const owner_ends_in_time = (news: StaffNews) =>
  proposedEnd(
    news,
    `It takes effect in ${OWNER_OBJECTION_DAYS} days, unless ${news.name} or another owner rejects it.`,
  );

function proposedEnd({ name, email, by, page, product }: StaffNews, next: string) {
  const short = `${by} proposed to take the owner role or the login of ${name} (${email}) away.`;
  return {
    subject: `Staff of ${product}: ${name} may lose the owner role or the login`,
    paragraphs: [`${short} ${next}`, `Reject or confirm it here: ${page}`],
    note: 'The person and all owners get this email.',
    short: `${short} ${next}`,
  };
}
