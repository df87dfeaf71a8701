import { dates } from '#words/en/dates.ts';

export const data_export_not_found = 'This export is no longer available. Request a new one.';

export const open_calls_first =
  'Your production house has open casting calls. Close them first, so that every applicant gets an answer.';
export const pay_first =
  'You signed terms with talent whose pay is not marked in full, or is disputed. Mark what you paid and cancel roles that have not begun, before you delete the account.';
export const team_first =
  'Your team has other members, who would lose their accounts. Make one of them an owner, or remove them, before you delete yours.';

// What the server answers when something was done.
export const child_deletion_requested = 'The account will be deleted in 30 days.';
export const account_kept = 'The account is kept.';
export const export_ready = 'Your data is ready to download.';
export const export_preparing = 'We are preparing your data and will email you when it is ready.';
export const deletion_requested = (erase_at: string) =>
  `Your account will be deleted on ${dates.instant(erase_at)}. Log in before then to keep it.`;

export const identity_checked_already = 'Your identity is already checked.';
export const badge_needs_plan = 'The verified badge needs a plan. Buy one first.';
export const own_request_open_already = 'You have already written to us. We will answer you first.';
export const email_proof_ended = 'This link has expired or was already used. Ask our support for a new one.';
export const objection_ended = 'This link does not work. Open the link in our email again, or contact us.';
export const correction_asked = 'Sent. We will answer you within 30 days.';
export const objection_keeps_email =
  'Objection sent. Your email stays as it is. We will answer you within 30 days.';
export const objection_sent = 'Objection sent. We will answer you within 30 days.';
export const email_proven = 'This is now the email of your account. Choose a new password to log in.';
export const badge_document_sent = 'Document sent. We will tell you when we have checked it.';
