import {
  INVITATIONS_PER_DAY,
  MAX_KITS,
  MAX_PRESETS,
  MAX_SCHEDULE_DAYS,
} from '@kirdaar/contract/rules/limits';
import type { ErrorTextsOf } from '#platform/http/error-texts/error-text.ts';

export const applicationsErrors = {
  application_not_found: [404, 'We couldn’t find this application.'],
  applicant_not_found: [404, 'We couldn’t find this applicant.'],
  applicants_not_found: [404, 'We couldn’t find these applicants. Reload the page.'],
  application_withdrawn: [
    409,
    'You withdrew your application for this casting call. My Applications shows whether you can send it again.',
  ],
  application_closed: [409, 'This application already has a final outcome or was withdrawn.'],
  correction_too_late: [
    409,
    'The production house has already seen this application, so it cannot be corrected.',
  ],
  withdrawal_too_late: [
    409,
    'This application already has an outcome. If you have the role, you can step back from it and say why.',
  ],
  cannot_send_again: [
    409,
    'A withdrawn application can be sent again once, and not after you stepped back from the role.',
  ],

  move_not_allowed: [409, 'This application has already moved further or was withdrawn. Reload the page.'],
  nobody_selected: [
    400,
    'Nobody has accepted this role yet. Remove the sentence that says someone else was chosen.',
  ],
  send_time_in_past: [400, 'Choose a time in the future.'],
  send_time_too_far: [400, `Choose a time within ${MAX_SCHEDULE_DAYS} days.`],
  stage_holds_applicants: [400, 'Move the applicants out of this stage first.'],
  note_not_found: [404, 'This note no longer exists. Reload the page.'],

  preset_not_found: [404, 'Your team has already deleted this. Reload the page.'],
  too_many_presets: [400, `Your team can save ${MAX_PRESETS} of these. Delete one first.`],

  kit_not_found: [404, 'This kit no longer exists. Reload the page.'],
  kit_name_taken: [400, 'You already have a kit with this name. Choose another name.'],
  kit_empty: [400, 'Write a note or choose at least one file.'],
  too_many_kits: [400, `You can save ${MAX_KITS} kits. Delete one first.`],

  chosen_file_missing: [400, 'This file no longer exists. Choose another.'],
  chosen_file_wrong_kind: [400, 'This field takes another kind of file. Choose another.'],

  invitation_to_apply_not_found: [404, 'This invitation no longer exists. Reload the page.'],
  production_house_not_found: [404, 'We couldn’t find this production house.'],
  muted_house_not_found: [404, 'You already get invitations from this house. Reload the page.'],
  child_without_guardian: [403, 'You can invite this child once a guardian agrees.'],
  invitations_muted: [403, 'This talent does not accept invitations from your house.'],
  too_many_invitations_to_apply: [
    429,
    `Your house can invite ${INVITATIONS_PER_DAY} talent a day. Try again tomorrow.`,
  ],
} as const satisfies ErrorTextsOf<'applications'>;
