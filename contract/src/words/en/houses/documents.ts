/** The verification of a production house by documents. */

export const form = 'Company document';
export const kind = 'Document';
export const file = 'File';
export const file_hint = 'Only our team sees it, and we delete it once we have decided.';
export const send = 'Send document';
export const send_another = 'Send another document';
export const sending = 'Sending...';
export const send_failed = 'We couldn’t send your document. Try again.';
export const logged_out = 'Log in, then choose the file again.';
export const verify_title = 'Verify your production house';
export const verify_lead =
  'Verified production houses show a badge, see the contact details of applicants and can cast anyone under 18.';
export const verified_title = 'Your production house is verified';
export const verified_lead =
  'Your casting calls show this badge, you see the contact details of applicants, and you can cast anyone under 18.';
export const valid_until = (day: string) => `Your document is valid until ${day}.`;
export const renew = 'Send a current document before then to stay verified.';
export const waiting = 'We are checking your document. We will email you when we have decided.';
export const refused = (reason: string | null) =>
  `We couldn’t accept your document: ${reason} Send another one.`;
