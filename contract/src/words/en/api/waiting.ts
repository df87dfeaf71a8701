/** What waits on this device until there is a connection. */
import { call_title } from '#words/en/rules/calls.ts';

export const waiting_kinds = {
  application: (title: string) => `your application for ${call_title(title)}`,
  message: (title: string) => `your message to ${title}`,
  profile: () => 'your profile',
  unsafe: (title: string) => title,
  tape: (title: string) => `your self-tape for ${call_title(title)}`,
};
export const not_sent_yet = (what: string) => `Not sent yet, you are offline: ${what}`;
export const being_sent = (what: string) => `Being sent: ${what}`;
export const not_sent = (what: string) => `Could not be sent: ${what}`;
export const sent = (what: string) => `Sent: ${what}`;
export const kept_since = (time: string) =>
  `Saved on this device since ${time}. It will be sent automatically when you are online again. If you log out before then, it is deleted.`;
