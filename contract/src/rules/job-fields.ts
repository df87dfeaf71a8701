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

/**
 * What talent rely on in a casting call: a change of any of them waits for review wherever casting calls do.
 * The deadline is the house's own to move.
 */
export const reviewedJobFields = [
  'project_type',
  'project_description',
  'language_required',
  'role_details',
  'role_type',
  'category',
  'gender',
  'age_range',
  'height',
  'body_type',
  'skills_needed',
  'role_description',
  'child_permit_no',
  'child_daily_hours',
  'child_stretch_hours',
  'child_responsible',
  'phone_number',
  'email',
  'city_location',
  'audition_type',
  'audition_dates',
  'shoot_dates',
  'shoot_duration',
  'availability_required',
  'compensation',
] as const;

/** Required facts about children's work when a casting call allows children. */
export const childFields = [
  'child_permit_no',
  'child_daily_hours',
  'child_stretch_hours',
  'child_responsible',
] as const;
