/** Why staff did not do what a person asked for. */

import type { PersonRequestKind } from '#rules/person-requests.ts';

export interface RequestRefused {
  kind: PersonRequestKind;
  reason: string;
  page: string;
  product: string;
}

const asked = {
  deletion: 'You asked us to delete your account. We have not done this.',
  export: 'You asked us for a copy of your data. We have not prepared it.',
};

export const request_refused = ({ kind, reason, page, product }: RequestRefused) => ({
  subject: `About your request to ${product}`,
  paragraphs: [
    asked[kind],
    'Our team says:',
    reason,
    `You can do it yourself on your account page after you log in. To complain, write to our grievance officer: ${page}`,
  ],
  note: 'If you did not ask for this, you do not need to do anything.',
  short: `${asked[kind]} ${reason}`,
});
