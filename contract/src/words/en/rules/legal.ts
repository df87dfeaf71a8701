import type { LegalPage } from '#rules/legal.ts';

/** The legal texts of the site. */
export const legal_names: Record<LegalPage, string> = {
  terms: 'Terms of use',
  privacy: 'Privacy notice',
  grievance: 'Grievance',
};
