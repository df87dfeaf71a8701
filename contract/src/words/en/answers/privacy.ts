import { dates } from '#words/en/dates.ts';

export const data_export_not_found = 'This export is no longer available. Request a new one.';

export const open_calls_first =
  'Your production house has open casting calls. Close them first, so that every applicant gets an answer.';

// What the server answers when something was done.
export const child_deletion_requested = 'The account will be deleted in 30 days.';
export const account_kept = 'The account is kept.';
export const export_ready = 'Your data is ready to download.';
export const export_preparing = 'We are preparing your data and will email you when it is ready.';
export const deletion_requested = (erase_at: string) =>
  `Your account will be deleted on ${dates.instant(erase_at)}. Log in before then to keep it.`;
