import type { reviewedJobFields } from '@kirdaar/contract/rules/job-fields';
import * as words from '#words/admin/reviews.ts';

type Field = (typeof reviewedJobFields)[number] | 'house' | 'owner' | 'website' | 'location' | 'talent';

const labels: Readonly<Record<string, string>> = words.fields satisfies Record<Field, string>;

/** Returns the label of a field of a casting call or of what was reported. */
export function fieldLabel(field: string): string {
  return labels[field] ?? field;
}
