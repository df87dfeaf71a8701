import type { StaffRole } from './staff-roles.ts';

/** The most that a role may refund of one payment at a time, in paise; owners may refund all of it. */
const limits: Partial<Record<StaffRole, number>> = { support: 100_000, finance: 500_000 };

/** Returns the most that a role may refund at a time, in paise; null without a limit. */
export function refundLimitOf(role: StaffRole): number | null {
  return role === 'owner' ? null : (limits[role] ?? 0);
}
