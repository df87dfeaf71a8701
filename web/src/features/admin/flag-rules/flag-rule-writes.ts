import type { FlagRules } from '@kirdaar/contract/admin/flag-rules';
import { callStaffApi } from '#features/admin/call-staff-api.ts';

/** The writes of the flag rules. */
export const flagRuleWrites = {
  tryRules: (body: FlagRules) => callStaffApi('POST /api/admin/flag-rules/try', { body }),
  save: (body: FlagRules & { based_on: number }) => callStaffApi('PUT /api/admin/flag-rules', { body }),
};
