/** What the former email address of an account is told. */

import { EMAIL_UNDO_DAYS } from '#rules/limits.ts';

export interface EmailChangeUndo {
  changed_at: string;
  page: string;
  product: string;
}

export const email_change_undo = ({ changed_at, page, product }: EmailChangeUndo) => {
  const subject = `Your ${product} account: new email address`;
  return {
    subject,
    paragraphs: [
      `The email address of your account was changed on ${changed_at}. We will not email this address any more.`,
      `If this was not you, restore this address and log out all devices: ${page}`,
      `The link works once, within ${EMAIL_UNDO_DAYS} days.`,
    ],
    note: 'If this was you, you don’t need to do anything.',
    short: `${subject}. If this was not you, open the link in your email.`,
  };
};
