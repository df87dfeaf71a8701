/** What the pages of the staff area share: the confirmation of who is there, failed pages and the roles. */

export const confirm_title = 'Confirm that it is you';
export const confirm_lead = 'Enter your password, and a code or your passkey.';
export const confirm_failed = 'We couldn’t check this. Try again.';
export const confirm_password = 'Password';
export const confirm_code = 'Code from your authenticator app';
export const confirm_busy = 'Checking...';
export const confirm_continue = 'Continue';
export const confirm_passkey = 'Use a passkey instead';

export const page_failed = 'We couldn’t open this page';
export const page_silent = 'The server did not answer as expected. Try again in a minute.';
export const page_try_again = 'Try again';
export const page_today = 'Go to Today';
export const write_failed = 'That did not work. Try again.';

export const roles = {
  owner: 'Owner',
  moderator: 'Moderator',
  support: 'Support',
  editor: 'Editor',
  finance: 'Finance',
} as const;
export const role_duties = {
  owner: 'Does everything, and manages the staff',
  moderator: 'Reviews casting calls, documents and reports',
  support: 'Helps talent and production houses',
  editor: 'Edits the content of the site',
  finance: 'Handles payments and refunds',
} as const;
