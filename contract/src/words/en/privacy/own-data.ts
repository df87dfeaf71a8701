export const consents_lead =
  'What you have agreed to, newest first. We keep this record even after you withdraw consent.';
export const consents_empty =
  'You have not agreed to anything yet. Each consent you give will be listed here.';
export const registration = 'Terms of use and privacy notice';
export const application = (call: string) => `Application: ${call}`;
export const guardian = (name: string) => `Consent of ${name}`;
export const whatsapp = (mobile: string) => `WhatsApp messages to ${mobile}`;
export const sms = (mobile: string) => `Text messages to ${mobile}`;
export const agreed = (day: string, version: string, language: string) =>
  `Agreed on ${day} · Version ${version}, ${language}`;
export const valid = 'Valid now.';
export const consents_ended = (day: string) => `Ended on ${day}.`;
export const ended_number = 'Ended, because your number has changed.';
export const texts = 'What you agreed to';
export const end_account = 'To end it, delete your account';
export const end_application = 'Withdraw the application';
export const end_guardian = 'Withdraw the consent';
export const end_messages = 'Withdraw in the notification settings';

// The export of all data of an account.
export const data_exports_title = {
  talent: 'Your data',
  production: 'Your production house’s data',
} as const;
export const lead_talent = (days: number) =>
  `Get one file with everything we hold about you: your profile, photos and videos, applications, conversations, payments and logins. It takes a few minutes. We’ll email you when it’s ready, and you can download it for ${days} days.`;
export const lead_house = (days: number) =>
  `Get one file with everything we hold about your production house and your own account: the company profile, team, casting calls, notes, lists and conversations. It takes a few minutes. We’ll email you when it’s ready, and you can download it for ${days} days.`;
export const request = { talent: 'Request my data', production: 'Request our data' } as const;
export const requesting = 'Requesting...';
export const request_failed = 'We couldn’t request your data. Try again.';

export const preparing = (time: string) =>
  `Requested on ${time}. We’re preparing your file. You can leave this page: we’ll email you when it’s ready.`;
export const data_exports_failed = 'We couldn’t prepare your file. Try again.';
export const deleted = (time: string) =>
  `Your file from ${time} has been deleted. You can request a new one.`;
export const ready = 'Your file is ready. Keep it where only you can read it.';
export const ready_until = (time: string) =>
  `Your file is ready until ${time}. Keep it where only you can read it.`;
export const download = 'Download';
export const download_size = (size: string) => `Download (${size})`;
export const downloading = 'Downloading...';
export const download_gone = 'This file has been deleted.';
export const next_from = (time: string) => `You can request a new file from ${time}.`;

// The deletion of an account.
export const account_deletion_title = 'Delete account';
export const account_deletion_lead = {
  talent:
    'You are logged out immediately, and nobody can see your profile. You give up roles whose work is still to come. After 30 days we delete your profile, photos, videos, applications and conversations. We keep invoices for as long as tax law requires. If you have been reported, we wait until our staff have decided. To keep your account, log in before then.',
  production:
    'You are logged out immediately, and we delete your account after 30 days. If no other owner stays, first close your casting calls and remove the rest of the team; we then delete your production house too, with its casting calls and applications. If you have been reported, we wait until our staff have decided. To keep your account, log in before then.',
} as const;
export const account_deletion_submit = 'Delete my account';
export const account_deletion_failed = 'We couldn’t delete your account. Try again.';
export const keep = 'Keep my account';
