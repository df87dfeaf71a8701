/** What people ask staff to correct or check, and the links in emails about that. */

export const corrections_title = 'Corrections';
export const corrections_lead =
  'If personal data is wrong that you cannot change yourself, ask us. We answer within 30 days.';
export const correction_text = 'What is wrong, and what is right';
export const correction_send = 'Ask for a correction';
export const correction_add = 'Write more';
export const sending = 'Sending...';
export const request_kinds = {
  deletion: 'Deletion of your account',
  export: 'A copy of your data',
  correction: 'Correction',
  objection: 'Objection to a correction',
  appeal: 'Appeal of a refused document',
} as const;
export const request_states = {
  open: (due: string) => `We answer by ${due}`,
  done: () => 'Done',
  rejected: () => 'Rejected',
} as const;

export const badge_title = 'Verified badge';
export const badge_lead =
  'Send a photo ID, such as a passport or a masked Aadhaar card. We compare it with your name, date of birth and photos, then delete it.';
export const badge_done = 'Your identity is checked. The badge shows while you have a plan.';
export const badge_waiting = 'We are checking your document.';
export const badge_rejected = (reason: string) => `We could not accept your document: ${reason}`;
export const badge_document = 'Photo ID';
export const badge_send = 'Send document';

export const confirm_title = 'Confirm your email';
export const confirm_lead =
  'Your account gets this email. Every device is logged out, old passkeys and links stop working, and you choose a new password.';
export const confirm_submit = 'Confirm this email';
export const confirming = 'Confirming...';
export const confirm_failed = 'We couldn’t confirm your email. Open the link in our email again.';

export const object_title = 'Object to a correction';
export const object_lead = 'Tell us what is wrong. Our team looks at it and answers within 30 days.';
export const object_text = 'What is wrong';
export const object_submit = 'Send objection';
export const object_failed = 'We couldn’t send your objection. Try again.';
