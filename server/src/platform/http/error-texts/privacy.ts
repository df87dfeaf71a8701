import type { ErrorTextsOf } from '#platform/http/error-texts/error-text.ts';

export const privacyErrors = {
  data_export_not_found: [404, 'This export is no longer available. Request a new one.'],
  open_calls_first: [
    409,
    'Your production house has open casting calls. Close them first, so that every applicant gets an answer.',
  ],
} as const satisfies ErrorTextsOf<'privacy'>;
