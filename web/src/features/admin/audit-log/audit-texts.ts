import type { StaffAction } from '@kirdaar/contract/rules/staff-actions';
import { formatDateTime } from '#ui/format-date-time.ts';
import * as words from '#words/admin/audit-log.ts';

export const staffActionTexts: Record<StaffAction, string> = words.actions;

/** Returns the facts of an entry as one line. */
export function detailsText(details: Record<string, unknown>): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => `${key.replaceAll('_', ' ')}: ${valueText(value)}`)
    .join(' · ');
}

function valueText(value: unknown): string {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDateTime(value);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
