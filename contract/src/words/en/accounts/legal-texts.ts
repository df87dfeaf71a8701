/** Legal texts that changed, which a person is asked to agree to. */

export const notice = 'Our terms or our privacy notice have changed.';
export const notice_open = 'Read what changed';
export const dialog_title = 'What changed';
export const dialog_text =
  'To apply, post, write or buy, please agree. You can read, export and delete your data without agreeing.';
export const dialog_guardian =
  'Your parent or guardian agrees for you, on a page that we send them a link to. You can read, export and delete your data without agreeing.';
export const agree = 'I agree';
export const guardian_send = 'Send the link to my guardian';
export const not_now = 'Not now';
export const failed = 'That did not work. Try again.';
export const effective = (text: string, day: string) => `${text}, effective from ${day}`;
export const read_whole = 'Read the full text (opens a new tab)';
