import type { ErrorTextsOf } from '#platform/http/error-texts/error-text.ts';

export const privacyErrors = {
  data_export_not_found: [404, 'This export is no longer available. Request a new one.'],
} as const satisfies ErrorTextsOf<'privacy'>;
