import { MANDATE_LINK_DAYS, type WorksheetKind } from '#rules/representation.ts';

/** The link to accept that somebody acts for the reader, or to take over an account; and what the other side did. */

export interface MandateLink {
  kind: 'client' | 'member' | 'take_over';
  name: string;
  inviter_name: string;
  /** What the inviter wrote; may be empty. */
  note: string;
  product: string;
  page: string;
}

const asks = {
  client: (inviter: string, product: string) => `${inviter} would like to represent you on ${product}`,
  member: (inviter: string, product: string) => `${inviter} invites you to its team on ${product}`,
  take_over: (inviter: string, product: string) => `${inviter} hands your account on ${product} over to you`,
};

export const mandate_link = ({ kind, name, inviter_name, note, product, page }: MandateLink) => {
  const subject = asks[kind](inviter_name, product);
  return {
    subject,
    paragraphs: [
      `Dear ${name}, ${subject}.`,
      ...(note ? [note] : []),
      `Read what it means, and decide: ${page}`,
      `The link works once, within ${MANDATE_LINK_DAYS} days.`,
    ],
    note: 'If you do not know them, ignore this message. Nobody may ask you for money for an audition or a role.',
    short: `${subject}. Read it and decide: ${page}`,
  };
};

const news = (subject: string, page: string) => ({
  subject,
  paragraphs: [`${subject}.`, `See who acts for whom: ${page}`],
  note: 'Either side can end it at any time.',
  short: `${subject}.`,
});

export const mandate_accepted = (name: string, page: string) =>
  news(`${name} accepted your invitation`, page);
export const mandate_declined = (name: string, page: string) =>
  news(`${name} declined your invitation`, page);
export const mandate_ended = (name: string, page: string) => news(`${name} ended the representation`, page);
export const mandate_over = (name: string, page: string) =>
  news(`The representation with ${name} has ended`, page);
export const mandate_paused = (name: string, page: string) =>
  news(`${name} is deleting their account, so the representation is paused`, page);

interface Claim {
  agency_name: string;
  title: string;
  page: string;
}

export const application_claim = ({ agency_name, title, page }: Claim) => {
  const subject = `${agency_name} also submitted you for ${title}`;
  return {
    subject,
    paragraphs: [
      `${subject}. The production house sees one application of yours.`,
      `Choose whose submission counts: ${page}`,
    ],
    note: 'Until you choose, the first one counts.',
    short: `${subject}. Choose whose submission counts.`,
  };
};

interface Reminder {
  agency: string;
  title: string;
  kind: WorksheetKind;
  page: string;
}

const asked: Record<WorksheetKind, string> = {
  audition: 'an audition time',
  tape: 'a self-tape',
  offer: 'an offer',
  message: 'a message',
  decision: 'a decision of the guardian',
};

/** Whoever acts for the reader asks for their answer. */
export const worksheet_reminder = ({ agency, title, kind, page }: Reminder) => {
  const subject = `${agency} asks you to answer: ${title}`;
  return {
    subject,
    paragraphs: [`${subject}.`, `It waits for your answer to ${asked[kind]}: ${page}`],
    note: 'You get at most one reminder a day for this.',
    short: `${subject} (${asked[kind]})`,
  };
};
