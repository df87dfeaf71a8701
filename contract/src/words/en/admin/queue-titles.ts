export const reported = {
  job: 'Casting call',
  house: 'Production house',
  talent: 'Talent profile',
  audition: 'Audition',
  pay: 'Pay',
  conversation: 'Conversation',
} as const;
export const report = (subject: string, reason: string) => `${subject}: ${reason}`;
/** Who reported. */
export const reporters = { talent: 'a talent', production: 'a production house' } as const;
export const appeals = { suspension: 'Suspension', ban: 'Ban', document: 'Documents refused' } as const;
export const suspensions = {
  suspension: 'Suspend a production house',
  ban: 'Ban a production house',
} as const;
export const requests = {
  deletion: 'Delete an account',
  export: 'Prepare a copy of a person’s data',
  correction: 'Correct a person’s data',
  objection: 'Answer an objection to a correction',
} as const;
export const badge_check = 'Identity check for the verified badge';
export const birth_date_proposed = (name: string) => `Correct a date of birth, proposed by ${name}`;
/** A document that a second person decides about, after the first. */
export const second_approval = (document: string, name: string) =>
  `${document}: verify for children, approved first by ${name}`;
export const refund = (amount: string, subject: string) => `Refund of ${amount} for ${subject}`;
export const roles = {
  owner: 'owner',
  moderator: 'moderator',
  support: 'support',
  editor: 'editor',
  finance: 'finance',
} as const;
export const staff_role = (name: string, role: string) => `${name} as ${role}`;
