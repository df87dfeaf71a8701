import type { LegalPage } from '#rules/legal.ts';

/**
 * What people agree to. A changed text needs a new version in `rules/consents.ts`, because consents are stored with
 * their version and language.
 */

export const registration = <Part>(terms: (text: string) => Part, privacy: (text: string) => Part) => [
  'By continuing, you agree to our ',
  terms('terms of use'),
  ' and confirm that you have read our ',
  privacy('privacy notice'),
  '.',
];

export const application = {
  accuracy: 'Everything I have written here is true, and the photos and videos show me as I look today.',
  sharing:
    'The production house of this call may see this application, its media and my contact details, also when it considers me for another of its roles.',
  contact:
    'The production house may contact me about this call, or another of its roles that it considers me for, by phone, message or email.',
} as const;
export const guardian =
  'I am 18 or older and responsible for this child. I agree that Kirdaar keeps the child’s profile, photos and videos, and passes the child’s applications on to the production houses they are for. I can withdraw this consent at any time.';
export const channels = {
  whatsapp:
    'Kirdaar may write to me on WhatsApp at this number: about my applications, auditions and invitations, and new calls I asked to hear of. Nothing else is sent, and my number is given to nobody but WhatsApp for it. I can take this back at any time, here or by answering STOP.',
  sms: 'Kirdaar may send me text messages at this number: about the kinds of notification I turn on for text messages. Nothing else is sent, and my number is given to nobody but the operator for it. I can take this back at any time, here.',
} as const;

/** The legal texts of the site. */
export const legal_names: Record<LegalPage, string> = {
  terms: 'Terms of use',
  privacy: 'Privacy notice',
  grievance: 'Grievance',
};
