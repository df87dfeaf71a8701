/** The export of all data of an account. */

export const title = { talent: 'Your data', production: 'Your production house’s data' } as const;
export const lead_talent = (days: number) =>
  `Get one file with everything we hold about you: your profile, photos and videos, applications, conversations, payments and logins. It takes a few minutes. We’ll email you when it’s ready, and you can download it for ${days} days.`;
export const lead_house = (days: number) =>
  `Get one file with everything we hold about your production house and your own account: the company profile, team, casting calls, notes, lists and conversations. It takes a few minutes. We’ll email you when it’s ready, and you can download it for ${days} days.`;
export const request = { talent: 'Request my data', production: 'Request our data' } as const;
export const request_again = 'Try again';
export const requesting = 'Requesting...';
export const request_failed = 'We couldn’t request your data. Try again.';

export const preparing = (time: string) =>
  `Requested on ${time}. We’re preparing your file. You can leave this page: we’ll email you when it’s ready.`;
export const failed = 'We couldn’t prepare your file. Try again.';
export const deleted = (time: string) =>
  `Your file from ${time} has been deleted. You can request a new one.`;
export const ready = 'Your file is ready. Keep it where only you can read it.';
export const ready_until = (time: string) =>
  `Your file is ready until ${time}. Keep it where only you can read it.`;
export const download = 'Download';
export const download_size = (size: string) => `Download (${size})`;
export const downloading = 'Downloading...';
export const download_gone = 'This file has been deleted.';
export const download_failed = 'We couldn’t download the file. Try again.';
export const next_from = (time: string) => `You can request a new file from ${time}.`;
