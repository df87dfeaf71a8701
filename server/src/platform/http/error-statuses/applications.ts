import type { ErrorStatusesOf } from '#platform/http/error-statuses/error-statuses-of.ts';

export const applicationsStatuses = {
  application_not_found: 404,
  applicant_not_found: 404,
  applicants_not_found: 404,
  application_withdrawn: 409,
  application_closed: 409,
  talent_leaving: 409,
  correction_too_late: 409,
  withdrawal_too_late: 409,
  cannot_send_again: 409,

  move_not_allowed: 409,
  nobody_selected: 400,
  send_time_in_past: 400,
  send_time_too_far: 400,
  stage_holds_applicants: 400,
  note_not_found: 404,

  preset_not_found: 404,
  too_many_presets: 400,

  kit_not_found: 404,
  kit_name_taken: 400,
  kit_empty: 400,
  too_many_kits: 400,

  chosen_file_missing: 400,
  chosen_file_wrong_kind: 400,

  invitation_to_apply_not_found: 404,
  production_house_not_found: 404,
  muted_house_not_found: 404,
  child_without_guardian: 403,
  invitations_muted: 403,
  too_many_invitations_to_apply: 429,
} as const satisfies ErrorStatusesOf<'applications'>;
