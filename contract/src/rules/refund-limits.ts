import type { StaffRole } from './staff-roles.ts';

/** The most that staff may refund, in paise: of one payment in all its parts, and each of them in a day in India. */
export interface RefundLimit {
  payment: number;
  day: number;
}

const limits: Partial<Record<StaffRole, RefundLimit>> = {
  support: { payment: 100_000, day: 500_000 },
  finance: { payment: 500_000, day: 2_500_000 },
};

/** Returns the limits of a role; null for owners, who have none. */
export function refundLimitOf(role: StaffRole): RefundLimit | null {
  return role === 'owner' ? null : (limits[role] ?? { payment: 0, day: 0 });
}
