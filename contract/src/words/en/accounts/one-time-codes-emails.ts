/** How a one-time code is sent. */

import { OTP_MINUTES } from '#rules/limits.ts';

export interface Code {
  purpose: keyof typeof uses;
  digits: string;
  registered_at: string | undefined;
  product: string;
}

const uses = {
  verify: (product: string) => `verify your ${product} account`,
  reset: (product: string) => `choose a new password for ${product}`,
  'change-email': (product: string) => `use this email address for your ${product} account`,
  guardian: (product: string) => `decide as a guardian on ${product}`,
  'change-mobile': (product: string) => `use this mobile number for your ${product} account`,
};
/** Warns the owner of an email that somebody else may have registered it too, with another password. */
const severalRegistrations = (instant: string) =>
  `Someone registered again with this email address. This code is only for the registration of ${instant}. If you did not register at that time, do not enter this code: the account would open with a password that is not yours.`;

export const code = ({ purpose, digits, registered_at, product }: Code) => {
  const subject = `${digits} is your ${product} code`;
  const use = `Enter it within ${OTP_MINUTES} minutes to ${uses[purpose](product)}.`;
  const warning = 'Our staff will never ask you for it.';
  return {
    subject,
    paragraphs: [
      'Your code is',
      { large: digits },
      use,
      ...(registered_at ? [severalRegistrations(registered_at)] : []),
    ],
    note: `${warning} If you did not request it, ignore this email.`,
    short: `${subject}. ${use} ${warning}`,
  };
};
