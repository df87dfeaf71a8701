import { INVITATIONS_PER_DAY, MAX_KITS, MAX_PRESETS, MAX_SCHEDULE_DAYS } from '#rules/limits.ts';

export const application_not_found = 'We couldn’t find this application.';
export const applicant_not_found = 'We couldn’t find this applicant.';
export const applicants_not_found = 'We couldn’t find these applicants. Reload the page.';
export const application_withdrawn =
  'You withdrew your application for this casting call. My Applications shows whether you can send it again.';
export const application_closed = 'This application already has a final outcome or was withdrawn.';
export const correction_too_late =
  'The production house has already seen this application, so you can’t correct it.';
export const withdrawal_too_late =
  'This application already has an outcome. If you have the role, you can step back from it and say why.';
export const cannot_send_again =
  'You can send a withdrawn application again only once, and not after you have stepped back from the role.';

export const move_not_allowed =
  'This application has already moved further or was withdrawn. Reload the page.';
export const nobody_selected =
  'Nobody has accepted this role yet. Remove the sentence that says someone else was chosen.';
export const send_time_in_past = 'Choose a time in the future.';
export const send_time_too_far = `Choose a time within ${MAX_SCHEDULE_DAYS} days.`;
export const stage_holds_applicants = 'Move the applicants out of this stage first.';
export const note_not_found = 'This note no longer exists. Reload the page.';

export const preset_not_found = 'Your team has already deleted this. Reload the page.';
export const too_many_presets = `Your team can save ${MAX_PRESETS} of these. Delete one first.`;

export const kit_not_found = 'This kit no longer exists. Reload the page.';
export const kit_name_taken = 'You already have a kit with this name. Choose another name.';
export const kit_empty = 'Write a note or choose at least one file.';
export const too_many_kits = `You can save ${MAX_KITS} kits. Delete one first.`;

export const chosen_file_missing = 'This file no longer exists. Choose another.';
export const chosen_file_wrong_kind = 'This field takes another kind of file. Choose another.';

export const invitation_to_apply_not_found = 'This invitation no longer exists. Reload the page.';
export const production_house_not_found = 'We couldn’t find this production house.';
export const muted_house_not_found =
  'You already get invitations from this production house. Reload the page.';
export const child_without_guardian = 'You can invite this child once a guardian agrees.';
export const invitations_muted = 'This talent does not accept invitations from your house.';
export const too_many_invitations_to_apply = `Your house can invite ${INVITATIONS_PER_DAY} talent a day. Try again tomorrow.`;
export const talent_leaving =
  'This person has asked us to delete their account, so you can’t send them anything. If they change their mind, you can try again.';
