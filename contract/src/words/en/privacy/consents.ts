/** What an account has agreed to. */

export const title = 'Your consents';
export const lead =
  'What you have agreed to, newest first. We keep this record even after you withdraw consent.';
export const empty = 'You have not agreed to anything yet. Each consent you give will be listed here.';
export const back = 'Back to your account';
export const registration = 'Terms of use and privacy notice';
export const application = (call: string) => `Application: ${call}`;
export const guardian = (name: string) => `Consent of ${name}`;
export const whatsapp = (mobile: string) => `WhatsApp messages to ${mobile}`;
export const sms = (mobile: string) => `Text messages to ${mobile}`;
export const agreed = (day: string, version: string, language: string) =>
  `Agreed on ${day} · Version ${version}, ${language}`;
export const valid = 'Valid now.';
export const ended = (day: string) => `Ended on ${day}.`;
export const ended_number = 'Ended, because your number has changed.';
export const texts = 'What you agreed to';
export const end_account = 'To end it, delete your account';
export const end_application = 'Withdraw the application';
export const end_guardian = 'Withdraw the consent';
export const end_messages = 'Withdraw in the notification settings';
