import type { ErrorTextsOf } from '#platform/http/error-texts/error-text.ts';

export const siteErrors = {
  project_not_found: [404, 'Project not found.'],
} as const satisfies ErrorTextsOf<'site'>;
