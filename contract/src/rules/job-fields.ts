/**
 * What stays as it is once somebody applied: the facts on which people decided to. The deadline may only be
 * extended then. The same list stands in the database.
 */
export const lockedJobFields = [
  'project_type',
  'role_details',
  'role_type',
  'category',
  'gender',
  'age_range',
  'compensation',
] as const;
export type LockedJobField = (typeof lockedJobFields)[number];

/** What a call tells of the work of children, if it may cast any. */
export const childFields = [
  'child_permit_no',
  'child_daily_hours',
  'child_stretch_hours',
  'child_responsible',
] as const;
