/** What a record of a consent is about. */
export const consentKinds = ['registration', 'legal', 'application', 'guardian', 'whatsapp', 'sms'] as const;

/** Consent by registering, to the pages /terms and /privacy. Their versions are recorded beside this sentence's. */
export const registrationConsent = {
  version: '1',
  text: 'By continuing, you agree to our terms of use and confirm that you have read our privacy notice.',
} as const;

/**
 * Consents of an applicant. A changed text needs a new version, because consents are stored with their
 * version.
 */
export const applyConsents = [
  {
    id: 'accuracy',
    version: '1',
    text: 'Everything I have written here is true, and the photos and videos show me as I look today.',
  },
  {
    id: 'sharing',
    version: '1',
    text: 'The production house of this call may see this application, its media and my contact details.',
  },
  {
    id: 'contact',
    version: '1',
    text: 'The production house may contact me about this call by phone, message or email.',
  },
] as const;

/** Consent of a parent or guardian for a talent under 18. */
export const guardianConsent = {
  version: '2',
  text: 'I am 18 or older and responsible for this child. I agree that Kirdaar keeps the child’s profile, photos and videos, and passes the child’s applications on to the production houses they are for. I can withdraw this consent at any time.',
} as const;

/** Consent to notifications by WhatsApp or SMS to the number of the account. */
export const channelConsents = {
  whatsapp: {
    version: '1',
    text: 'Kirdaar may write to me on WhatsApp at this number: about my applications, auditions and invitations, and new calls I asked to hear of. Nothing else is sent, and my number is given to nobody but WhatsApp for it. I can take this back at any time, here or by answering STOP.',
  },
  sms: {
    version: '1',
    text: 'Kirdaar may send me SMS at this number: about the kinds of message I turn on for SMS. Nothing else is sent, and my number is given to nobody but the operator for it. I can take this back at any time, here.',
  },
} as const;
