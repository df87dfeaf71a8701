/** What a production house is told about its document and verification. */

export interface HouseVerified {
  page: string;
}

export interface HouseRefused {
  reason: string;
  page: string;
}

export interface HouseVerificationEnds {
  day: string;
  page: string;
}

export interface HouseVerificationEnded {
  day: string;
  page: string;
}

export const house_verified = ({ page }: HouseVerified) => ({
  subject: 'Your production house is verified',
  paragraphs: [
    'We checked your company document. Your casting calls now show the badge “Verified by documents”.',
    'You can now see applicants’ contact details and cast children.',
    `${page}`,
  ],
  note: 'We have deleted the file you sent.',
  short: 'Your production house is verified by documents.',
});

export const house_refused = ({ reason, page }: HouseRefused) => ({
  subject: 'We couldn’t accept your company document',
  paragraphs: ['Our team says:', reason, `Send another document: ${page}`],
  note: 'We have deleted the file you sent.',
  short: `We couldn’t accept your company document: ${reason}`,
});

export const house_verification_ends = ({ day, page }: HouseVerificationEnds) => {
  const text = `The document that verifies your production house is valid until ${day}.`;
  return {
    subject: 'Your verification ends soon',
    paragraphs: [
      `${text} Send a current document before then to keep the badge, the contact details of applicants and your casting calls for anyone under 18.`,
      `${page}`,
    ],
    note: 'You get this email because you belong to the team of this production house.',
    short: `${text} Send a current document before then.`,
  };
};

export const house_verification_ended = ({ day, page }: HouseVerificationEnded) => {
  const text = `Your production house is no longer verified: its document was valid until ${day}.`;
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
