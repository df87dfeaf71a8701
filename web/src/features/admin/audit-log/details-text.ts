import type { StaffDetail } from '@kirdaar/contract/admin/audit-log';
import { rupees } from '@kirdaar/contract/rules/payments';
import { longDay } from '#ui/day-text.ts';
import { formatDateTime } from '#ui/format-date-time.ts';
import { type Labels, labelOf } from '#ui/label-of.ts';
import * as words from '#words/admin/audit-log.ts';
import { titles } from '#words/admin/content.ts';
import { askers, kinds as identityKinds } from '#words/admin/identity-checks.ts';
import { lists, states } from '#words/admin/lists.ts';
import { audiences, names } from '#words/admin/operations.ts';
import { request_channels, request_kinds } from '#words/admin/people.ts';
import { appeals } from '#words/admin/queue-titles.ts';
import { kinds as reasonKinds } from '#words/admin/reasons.ts';
import { roles } from '#words/admin/staff-area.ts';
import { guardian_identities } from '#words/rules/documents.ts';
import { refusal_grounds } from '#words/rules/refusals.ts';
import * as common from '#words/ui/common.ts';

/** The labels of facts that are codes. */
const labels: Partial<Record<StaffDetail, Labels>> = {
  ...words.values,
  asked_by: askers,
  audience: audiences,
  channel: request_channels,
  decision: words.actions,
  ground: refusal_grounds,
  kind: {
    ...{ ...identityKinds, ...guardian_identities, ...request_kinds, ...titles },
    ...{ ...appeals, ...reasonKinds, ...refusal_grounds },
  },
  list: lists,
  name: names,
  role: roles,
  state: { ...states.house, ...states.call, ...states.suspension, ...words.actions },
  what: words.subjects,
};

/** Returns the facts of an entry in words; those that only an earlier release knew keep their names. */
export function detailsText(details: Record<string, unknown>): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => {
      const name = labelOf(words.details, key);
      return value === true ? name : `${name}: ${valueText(key, value)}`;
    })
    .join(' · ');
}

function valueText(key: string, value: unknown): string {
  if (key === 'price') return rupees(Number(value) * 100);
  if (value === false) return common.no;
  if (typeof value !== 'string') return typeof value === 'object' ? JSON.stringify(value) : String(value);
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return formatDateTime(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return longDay(value);
  return labelOf(Object.hasOwn(labels, key) ? (labels[key as StaffDetail] ?? {}) : {}, value);
}
