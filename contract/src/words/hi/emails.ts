import * as guardians from '#words/hi/accounts/guardians-emails.ts';

/** The catalogues of emails and other notifications, which the server writes in every language. */
export const emails = { guardians };
