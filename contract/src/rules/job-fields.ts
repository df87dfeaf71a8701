/**
 * Fields that are locked after the first application, because applicants based their decision on them. The
 * deadline can then only be extended. The database has the same list.
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

/** Required facts about children's work when a casting call allows children. */
export const childFields = [
  'child_permit_no',
  'child_daily_hours',
  'child_stretch_hours',
  'child_responsible',
] as const;
