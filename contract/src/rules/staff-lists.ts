import type { StaffRole } from '#rules/staff-roles.ts';

/** What staff search at once, in the order of the page, and who may find and open it besides owners. */
export const searchedKinds = {
  house: ['moderator', 'support'],
  call: ['moderator', 'support'],
  person: ['support'],
  application: ['support'],
  order: ['support', 'finance'],
  report: ['moderator', 'support'],
} as const satisfies Record<string, readonly StaffRole[]>;
export type SearchedKind = keyof typeof searchedKinds;
export const searchedKindNames = ['house', 'call', 'person', 'application', 'order', 'report'] as const;

/** What staff browse by state, newest first. */
export const staffLists = ['houses', 'calls', 'suspensions', 'decided'] as const;
export type StaffList = (typeof staffLists)[number];

export const houseStates = ['waiting', 'verified', 'not_verified', 'suspension', 'ban'] as const;
export const callStates = ['pending', 'edit', 'open', 'rejected', 'refused', 'held', 'closed'] as const;
export const suspensionStates = ['proposed', 'in_force', 'ended', 'dismissed'] as const;

/** What staff write notes about. */
export const notedKinds = ['house', 'call', 'person'] as const;
export type NotedKind = (typeof notedKinds)[number];
