import { isCallTimeForChildren } from '@kirdaar/contract/rules/child-auditions';
import { findContactDetail } from '@kirdaar/contract/rules/contact-details';
import type { ShootSheet } from '@kirdaar/contract/rules/shoot-days';

const texts = ['place', 'contact_name', 'bring'] as const;

/** The field of a sheet that no child may get, with the contact details in it; without them, the call time. */
export type SheetProblem = { field: 'call_time' } | { field: (typeof texts)[number]; phrase: string };

/** Returns what of a sheet may not go to a child, if anything. */
export function findSheetProblem(
  sheet: Pick<ShootSheet, 'call_time' | 'place' | 'contact_name'> & { bring?: string | undefined },
): SheetProblem | undefined {
  for (const field of texts) {
    const phrase = findContactDetail(sheet[field] ?? '');
    if (phrase) return { field, phrase };
  }
  return isCallTimeForChildren(sheet.call_time) ? undefined : { field: 'call_time' };
}
