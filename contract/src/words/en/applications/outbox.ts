/** Applications that wait on a device for a connection. */

export const refused = (title: string) => `Your application could not be sent: ${title}`;
export const refused_open = 'Open the form';
export const refused_delete = <Part>(title: string, unseen: (text: string) => Part) => [
  'Delete it',
  unseen(`: the application for ${title}`),
];
export const waiting = (title: string) => `Waiting for a connection: ${title}`;
export const waiting_since = (time: string) =>
  `Your application has been on this device since ${time}. It will be sent automatically when you are online again. If you log out before then, it is deleted.`;
export const waiting_cancel = <Part>(title: string, unseen: (text: string) => Part) => [
  'Don’t send it',
  unseen(` to ${title}`),
];
export const waiting_cancel_late =
  'Your application is being sent right now. You can withdraw it afterwards.';
export const sent = (title: string) => `✅ Application submitted successfully! ${title}`;
export const sent_not = (title: string) => `Your application for ${title} could not be sent.`;
export const failed = 'Failed to submit application.';
