/** The first email to a new account. */

export interface Welcome {
  /** Of the talent, or of the company if it is known yet. */
  name: string | null;
  page: string;
  product: string;
}

export const welcome_talent = ({ name, page, product }: Welcome) => ({
  subject: `Welcome to ${product}`,
  paragraphs: [
    ...(name ? [`Welcome, ${name}.`] : []),
    'Your account is verified. Start with your profile, because that is what production houses see: add your details, photos and a short video.',
    'Then apply to casting calls that suit you. You can follow every step of your applications free of charge.',
    `Complete your profile here: ${page}`,
  ],
  note: 'Nobody may ask you for money for an audition or a role. If someone does, report it to us.',
  short: `Welcome to ${product}. Complete your profile, then apply to casting calls that suit you.`,
});

export const welcome_house = ({ name, page, product }: Welcome) => ({
  subject: `Welcome to ${product}`,
  paragraphs: [
    ...(name ? [`Welcome, ${name}.`] : []),
    'Your account is verified. Start with your company profile, because talent want to know who is casting.',
    'Then post your first casting call. You and your team can review applicants, invite them to auditions and make offers in one place.',
    `Complete your company profile here: ${page}`,
  ],
  note: 'A casting call must not ask talent for money.',
  short: `Welcome to ${product}. Complete your company profile, then post your first casting call.`,
});
