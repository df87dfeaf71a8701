/** What we send a parent or guardian. */

export interface GuardianLink {
  guardian_name: string;
  first_name: string;
  page: string;
  product: string;
}

export interface ConsentGiven {
  guardian_name: string;
  first_name: string;
  page: string;
  contact: string;
  product: string;
}

export interface ConsentWithdrawn {
  guardian_name: string;
  first_name: string;
  page: string;
  contact: string;
}

export interface GuardianReplaced {
  guardian_name: string;
  first_name: string;
  contact: string;
}

export const guardian_link = ({ guardian_name, first_name, page, product }: GuardianLink) => ({
  subject: `${first_name} has named you as guardian on ${product}`,
  paragraphs: [
    `Dear ${guardian_name}, ${first_name} has an account on ${product}, where production houses cast talent, and has named you as parent or guardian.`,
    `Read what you would agree to, and decide: ${page}`,
    'Until you give consent, nobody can see the profile, and no application can be sent.',
    'Keep this link. With it you can change your choices or withdraw your consent at any time.',
  ],
  note: 'If you do not know this child, ignore this email. Nothing happens without your consent.',
  short: `${first_name} has named you as guardian on ${product}. Read it and decide: ${page}`,
});

export const consent_given = ({ guardian_name, first_name, page, contact, product }: ConsentGiven) => ({
  subject: `We have recorded your consent for ${first_name}`,
  paragraphs: [
    `Dear ${guardian_name}, you are registered as the guardian of ${first_name} on ${product}, and you agreed to the profile.`,
    'You decide on applications, auditions and offers, and we notify you about them.',
    `You can change your choices or withdraw your consent at any time, with the link we sent you. If you no longer have it, ask for it here: ${page}`,
  ],
  note: `If you did not agree to this, contact us immediately: ${contact}`,
  short: `You are registered as the guardian of ${first_name} on ${product}, with your consent. If you did not agree to this, contact us or withdraw your consent.`,
});

export const consent_withdrawn = ({ guardian_name, first_name, page, contact }: ConsentWithdrawn) => ({
  subject: `The consent for ${first_name} was withdrawn`,
  paragraphs: [
    `Dear ${guardian_name}, your consent for ${first_name} was withdrawn. The profile is now hidden, and production houses can no longer see the applications, which have ended.`,
    `You can give your consent again at any time: ${page}`,
  ],
  note: `If this was not you, contact us immediately: ${contact}`,
  short: `The consent for ${first_name} was withdrawn. The profile is now hidden.`,
});

export const guardian_replaced = ({ guardian_name, first_name, contact }: GuardianReplaced) => {
  const text = `You are no longer registered as the guardian of ${first_name}: another guardian or another mobile number was entered.`;
  return {
    subject: `Another guardian was registered for ${first_name}`,
    paragraphs: [`Dear ${guardian_name},`, text],
    note: `If you did not agree to this, contact us immediately: ${contact}`,
    short: `${text} If you did not agree to this, contact us immediately.`,
  };
};
