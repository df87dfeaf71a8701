/** What a record of a consent is about. */
export const consentKinds = ['registration', 'legal', 'application', 'guardian', 'whatsapp', 'sms'] as const;

// The texts are in the catalogues `rules/consents.ts`. A changed text needs a new version, because a consent is stored with
// its version and language.

/** Consent by registering, to the pages /terms and /privacy. Their versions are recorded beside this sentence's. */
export const registrationConsent = { version: '1' } as const;

/** Consents of an applicant. */
export const applyConsents = [
  { id: 'accuracy', version: '2' },
  { id: 'sharing', version: '2' },
  { id: 'contact', version: '2' },
] as const;

/** Consent of a parent or guardian for a talent under 18. */
export const guardianConsent = { version: '2' } as const;

/** Consent to notifications by WhatsApp or SMS to the number of the account. */
export const channelConsents = { whatsapp: { version: '1' }, sms: { version: '1' } } as const;
