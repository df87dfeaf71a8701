/**
 * Fields that are locked after the first application: the role, and who it is for. The title, the pay and the
 * deadline can change, and the applicants are told. The database has the same list.
 */
export const lockedJobFields = ['project_type', 'role_type', 'category', 'gender', 'age_range'] as const;

/** The fields whose former text is kept once someone has applied. */
export const keptJobFields = ['role_details', 'compensation', 'application_deadline'] as const;

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
  'open_to',
  'gender',
  'age_range',
  'height',
  'body_type',
  'skills_needed',
  'role_description',
  'project_description_hi',
  'role_description_hi',
  'skills_needed_hi',
  'child_permit_no',
  'child_daily_hours',
  'child_stretch_hours',
  'child_responsible',
  'phone_number',
  'email',
  'city_location',
  'audition_type',
  'audition_dates',
  'audition_end_date',
  'shoot_dates',
  'shoot_duration',
  'availability_required',
  'compensation',
] as const;

/** What all casting calls of a project say alike, besides the picture. */
export const projectFields = ['project_type', 'project_description', 'project_description_hi'] as const;

/** The texts of a casting call that its house can also write in Hindi, in a field of its own with `_hi` at the end. */
export const translatedJobFields = ['project_description', 'role_description', 'skills_needed'] as const;
export type TranslatedJobField = (typeof translatedJobFields)[number];

/** Required facts about children's work when a casting call allows children. */
export const childFields = [
  'child_permit_no',
  'child_daily_hours',
  'child_stretch_hours',
  'child_responsible',
] as const;
