import type { StaffRole } from '@kirdaar/contract/rules/staff-roles';
import * as words from '#words/admin/staff-area.ts';

export const staffRoleNames: Record<StaffRole, string> = words.roles;

export const staffRoleDescriptions: Record<StaffRole, string> = words.role_duties;
