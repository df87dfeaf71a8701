import { type SensitiveField, sensitiveFields, talentFields } from '@kirdaar/contract/rules/talent-fields';
import { factVisibilities } from '@kirdaar/contract/rules/vocabulary';
import type { ProfileField } from '#features/talent/profile/profile-field.ts';
import * as words from '#words/talent/profile-questions.ts';

interface Group {
  name: string;
  label: string;
  of: readonly SensitiveField[];
}

const alone: readonly Group[] = [
  { name: 'skin_tone_seen_by', label: words.skin_tone_seen_by, of: ['skin_tone'] },
  { name: 'disabilities_seen_by', label: words.disabilities_seen_by, of: ['disabilities'] },
  { name: 'lgbtq_friendly_seen_by', label: words.lgbtq_friendly_seen_by, of: ['lgbtq_friendly'] },
];
const told = alone.flatMap(({ of }) => of);

/** Facts whose visibility the talent chooses, grouped where one choice is enough. */
export const visibilityGroups: readonly Group[] = [
  {
    name: 'measurements_seen_by',
    label: words.measurements_seen_by,
    of: sensitiveFields.filter((name) => !told.includes(name)),
  },
  ...alone,
];

/** Select fields for the visibility of each group. */
export const visibilityFields: readonly ProfileField[] = visibilityGroups.map(({ name, label, of }) => ({
  name,
  label,
  options: factVisibilities,
  labels: words.seen_by,
  adult: of.every((fact) => 'adult' in talentFields[fact]),
}));
