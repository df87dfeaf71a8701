import { TEAM_INVITATION_DAYS } from '#rules/limits.ts';
import type { TeamRole } from '#rules/team-roles.ts';

/** The invitation to the team of a production house. */

export interface TeamInvitation {
  company_name: string | null;

  verified_name: string | null;
  invited_by: string | null;
  team_role: TeamRole;
  page: string;
  product: string;
}

const mayDo = {
  viewer: 'You will see its casting calls and applicants.',
  reviewer: 'You will see its casting calls and review its applicants.',
  owner: 'You will manage its casting calls, applicants, company profile and team.',
};

export const team_invitation = ({
  company_name,
  verified_name,
  invited_by,
  team_role,
  page,
  product,
}: TeamInvitation) => {
  const house = company_name ?? 'a production house';
  const invites = `${invited_by ?? 'Someone'} invites you to join the team of ${house} on ${product}.`;
  return {
    subject: `Join ${verified_name ?? 'the team of a production house'} on ${product}`,
    paragraphs: [
      `${invites} ${mayDo[team_role]}`,
      `Choose your name and password here: ${page}`,
      `The link works once, within ${TEAM_INVITATION_DAYS} days.`,
    ],
    note: 'If you do not know this person, ignore this email. Nobody can join without the link.',
    short: `${invites} The link is in your email.`,
  };
};

// What a production house is told about its document and verification.
export interface HouseVerified {
  page: string;
}

export interface HouseRejected {
  reason: string;
  page: string;
}

export interface HouseVerificationEnds {
  day: string;
  page: string;
}

export interface HouseVerificationEnded {
  day: string | null;
  page: string;
}

export const house_verified = ({ page, waits }: HouseVerified & { waits: boolean }) => ({
  subject: 'Your production house is verified',
  paragraphs: [
    'We checked your company document. Your casting calls now show the badge “Verified by documents”.',
    'You can now see applicants’ contact details.',
    `${page}`,
  ],
  note: waits
    ? 'We delete the file you sent once a second person of our team has decided whether you are verified for children too.'
    : 'We have deleted the file you sent.',
  short: 'Your production house is verified by documents.',
});

export const agency_verified = ({ page }: HouseVerified) => ({
  subject: 'Your agency is verified',
  paragraphs: [
    'We checked your document. You can now invite talent, submit them to casting calls and share packages.',
    `${page}`,
  ],
  note: 'We have deleted the file you sent.',
  short: 'Your agency is verified by documents.',
});

export const house_rejected = ({ reason, page }: HouseRejected) => ({
  subject: 'Your company document was rejected',
  paragraphs: ['Our team says:', reason, `Send another document: ${page}`],
  note: 'We have deleted the file you sent.',
  short: `Your company document was rejected: ${reason}`,
});

export const house_refused = ({ reason, page }: HouseRejected) => ({
  subject: 'We can’t verify your production house',
  paragraphs: [
    'We refused your document, and you can’t send another one. Our team says:',
    reason,
    `If you think this is a mistake, appeal. Another member of our team will look at it again: ${page}`,
  ],
  note: 'We have deleted the file you sent.',
  short: `We refused your company document: ${reason}`,
});

export const agency_refused = ({ reason, page }: HouseRejected) => ({
  subject: 'We can’t verify your agency',
  paragraphs: [
    'We refused your document, and you can’t send another one. Our team says:',
    reason,
    `If you think this is a mistake, appeal: write to our grievance officer. Another member of our team will look at it again: ${page}`,
  ],
  note: 'We have deleted the file you sent.',
  short: `We refused the document of your agency: ${reason}`,
});

export const house_verification_ends = ({ day, page }: HouseVerificationEnds) => {
  const text = `The document that verifies your production house is valid until ${day}.`;
  return {
    subject: 'Your verification ends soon',
    paragraphs: [
      `${text} Send a current document before then to keep the badge and the contact details of applicants. If you are verified for children, ask for that again with it.`,
      `${page}`,
    ],
    note: 'You get this email because you belong to the team of this production house.',
    short: `${text} Send a current document before then.`,
  };
};

export const agency_verification_ends = ({ day, page }: HouseVerificationEnds) => {
  const text = `The document that verifies your agency is valid until ${day}.`;
  return {
    subject: 'Your verification ends soon',
    paragraphs: [
      `${text} Send a current document before then to keep inviting and submitting talent.`,
      `${page}`,
    ],
    note: 'You get this email because you run this agency.',
    short: `${text} Send a current document before then.`,
  };
};

/** Why a verification ended: after the last day of the document or, without one, with the name. */
const endedBy = (day: string | null) =>
  day
    ? `its document was valid until ${day}.`
    : 'it has another name than the document that our team checked.';

export const agency_verification_ended = ({ day, page }: HouseVerificationEnded) => {
  const text = `Your agency is no longer verified: ${endedBy(day)}`;
  return {
    subject: 'Your verification has ended',
    paragraphs: [
      text,
      'You cannot invite or submit talent until you are verified again, and your package links do not work.',
      `Send a current document: ${page}`,
    ],
    note: 'You get this email because you run this agency.',
    short: `${text} Send a current document.`,
  };
};

export const house_verification_ended = ({ day, page }: HouseVerificationEnded) => {
  const text = `Your production house is no longer verified: ${endedBy(day)}`;
  return {
    subject: 'Your verification has ended',
    paragraphs: [
      text,
      'Your casting calls no longer show the badge, and you cannot see the contact details of applicants. We took down your casting calls for anyone under 18.',
      `Send a current document: ${page}`,
    ],
    note: 'You get this email because you belong to the team of this production house.',
    short: `${text} Send a current document.`,
  };
};

export const verified_for_children = ({ page }: HouseVerified) => ({
  subject: 'Your production house is verified for children',
  paragraphs: [
    'Two members of our team checked your document. You can now cast anyone under 18, find children in searches and receive their applications.',
    `${page}`,
  ],
  note: 'We have deleted the file you sent.',
  short: 'Your production house is verified for children.',
});

export interface ChildGradeEnded {
  reason: string | null;
  page: string;
}

export const child_grade_ended = ({ reason, page }: ChildGradeEnded) => ({
  subject: 'You are no longer verified for children',
  paragraphs: [
    ...(reason ? ['Our team says:', reason] : ['The document of this verification has ended.']),
    'You no longer see children or their applications, and we took down your casting calls for anyone under 18.',
    `Ask for the verification again with a current document: ${page}`,
  ],
  note: 'You get this email because you belong to the team of this production house.',
  short: 'Your production house is no longer verified for children.',
});

// What a production house is told when its webhook is paused.
export interface WebhookPaused {
  host: string;
  page: string;
}

export const webhook_paused = ({ host, page }: WebhookPaused) => ({
  subject: 'Your webhook is paused',
  paragraphs: [
    `We could not deliver events to ${host}, so we stopped sending them.`,
    `When it works again, resume the webhook and send what it missed: ${page}`,
  ],
  note: 'Events can be sent again for 30 days.',
  short: `We could not deliver events to ${host}. Your webhook is paused.`,
});
