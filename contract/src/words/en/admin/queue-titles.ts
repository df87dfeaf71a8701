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
  appeal: 'Answer an agency’s appeal of a refused document',
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

// What to look at in a casting call or in the documents of a house.
export const flags = {
  money: (quoted: string) => `Asks for money: ${quoted}`,
  contact: (quoted: string) => `Takes talent off the site: ${quoted}`,
  unsafe: (quoted: string) => `Unsafe for talent: ${quoted}`,
  written: (quoted: string) => `Contact details in the text: “${quoted}”`,
  children: 'May cast children',
  copied: (house: string) => `Same description as a casting call of ${house}`,
  new_house: (days: number) => `Registered less than ${days} days ago`,
  check_digits: 'An identity number of the production house may be wrong',
  banned_before: (house: string) =>
    `Its name, GST number or a member also belongs to ${house}, which is banned`,
  pan_no: 'The PAN that a member typed is unusual. Compare it with the card.',
  aadhaar_no: 'The Aadhaar number that a member typed has a wrong check digit.',
  gst_no: 'The GST number has a wrong check digit.',
  gst_of_other_pan: 'The GST number belongs to another PAN than the registered one.',
} as const;
