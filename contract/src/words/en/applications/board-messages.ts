import { plural } from '#words/en/plural.ts';

/** A message to several applicants. */

export const title = (count: number) =>
  plural(count, { one: `Message ${count} applicant`, other: `Message ${count} applicants` });
export const send = (count: number) =>
  plural(count, { one: `Send to ${count} applicant`, other: `Send to ${count} applicants` });
export const sent = (count: number) =>
  plural(count, {
    one: `Message sent to ${count} applicant.`,
    other: `Message sent to ${count} applicants.`,
  });
export const sending = 'Sending...';
export const failed = 'We couldn’t send the message. Try again.';
export const field_template = 'Start from';
export const field_template_none = 'Your own words';
export const field_text = 'Message';
export const field_text_hint = '{name} becomes each applicant’s name, {role} the casting call.';
export const field_text_missing = 'Write a message.';
export const preview = (name: string) => `What ${name} will read`;
export const text_save = 'Save this text for next time';
export const not_sent = 'Some applicants did not get it';
export const not_sent_unnamed = 'Applicant';
export const not_sent_close = 'Close';
export const cancel = 'Cancel';
