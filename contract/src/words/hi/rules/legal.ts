import type { LegalPage } from '#rules/legal.ts';
import type { Translation } from '#words/translation.ts';

export type Checked = Translation<
  typeof import('#words/en/rules/legal.ts'),
  typeof import('#words/hi/rules/legal.ts')
>;

export const legal_names: Record<LegalPage, string> = {
  terms: 'इस्तेमाल की शर्तें',
  privacy: 'प्राइवेसी नोटिस',
  grievance: 'शिकायत',
};
