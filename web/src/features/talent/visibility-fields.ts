import { type SensitiveField, sensitiveFields, talentFields } from '@kirdaar/contract/rules/talent-fields';
import { factVisibilities } from '@kirdaar/contract/rules/vocabulary';
import type { ProfileField } from '#features/talent/profile-field.ts';

interface Group {
  name: string;
  label: string;
  of: readonly SensitiveField[];
}

const alone: readonly Group[] = [
  { name: 'skin_tone_seen_by', label: 'Who sees your skin tone', of: ['skin_tone'] },
  { name: 'disabilities_seen_by', label: 'Who sees your disabilities', of: ['disabilities'] },
  { name: 'lgbtq_friendly_seen_by', label: 'Who sees “LGBTQ+ friendly”', of: ['lgbtq_friendly'] },
];
const told = alone.flatMap(({ of }) => of);

/** The facts whose reader the talent chooses, as far as one would tell them apart. */
export const visibilityGroups: readonly Group[] = [
  {
    name: 'measurements_seen_by',
    label: 'Who sees your measurements',
    of: sensitiveFields.filter((name) => !told.includes(name)),
  },
  ...alone,
];

/** The choice of who sees each of them. */
export const visibilityFields: readonly ProfileField[] = visibilityGroups.map(({ name, label, of }) => ({
  name,
  label,
  options: factVisibilities,
  labels: {
    private: 'Only me',
    on_application: 'Houses I apply to',
    discoverable: 'Also verified houses that search',
  },
  adult: of.every((fact) => 'adult' in talentFields[fact]),
}));
