import { MAX_ADDED } from '#rules/added-people.ts';
import { INVITATIONS_PER_DAY, MAX_KITS, MAX_PRESETS, MAX_SCHEDULE_DAYS } from '#rules/limits.ts';
import type { ApplicationStage } from '#rules/review.ts';
import { stage_name } from '#words/en/rules/stages.ts';
import { waitingTime } from '#words/en/waiting-time.ts';
import { plural } from '#words/plural.ts';
import type { RetryAfter } from '#words/waiting-time.ts';

export const application_not_found = 'We couldn’t find this application.';

export const applicant_not_found = 'We couldn’t find this applicant.';
export const applicants_not_found = 'We couldn’t find these applicants. Reload the page.';
export const application_withdrawn =
  'You withdrew your application for this casting call. My Applications shows whether you can send it again.';
export const application_closed = 'This application already has a final outcome or was withdrawn.';
export const correction_needs_guardian =
  'Your parent or guardian approved this application as it is, so it can’t be corrected.';
export const correction_too_late =
  'The production house has already seen this application, so you can’t correct it.';
export const withdrawal_too_late =
  'This application already has an outcome. If you have the role, you can give it up and say why.';
export const cannot_send_again =
  'You can send a withdrawn application again only once, and not after you have given up the role.';

export const applied_already = 'This talent has already applied to this casting call, or withdrew from it.';
export const considered_declined = 'This talent declined to be considered for this role.';
export const considered_withdrawn =
  'This talent withdrew the application, so it can’t be used for another role. Invite them to apply instead.';
export const considered_needs_guardian =
  'A parent or guardian decides on each application of this child. Invite the child to apply instead.';

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
export const child_of_other_age = 'This child is outside the ages of this casting call.';
export const contact_details_to_child = (phrase: string) =>
  `This goes to a child. Remove the phone number, email, link or handle: “${phrase}”.`;
export const child_without_guardian = 'You can invite this child once a guardian agrees.';
export const invitations_muted = 'This talent does not accept invitations from your production house.';
export const too_many_invitations_to_apply = `Your house can invite ${INVITATIONS_PER_DAY} talent a day. Try again tomorrow.`;
export const call_removed =
  'We have removed this casting call, so nothing about it can be arranged or agreed. You can still decline, cancel or withdraw.';
export const talent_leaving =
  'This person has asked us to delete their account, so you can’t send them anything. If they change their mind, you can try again.';

/** A move by a colleague a short while ago. */
export interface ColleaguesMove {
  /** Null if nobody knows any more. */
  mover: string | null;
  name: string;
  stage: ApplicationStage;
  /** The names of the casting call’s own stages. */
  own: readonly string[];
  minutes: number;
}

/* Why some of several applications were not moved, moved back or told. */
export const applicant_missing = 'Not found.';
export const already_there = 'This application is already there.';
export const talent_withdrew = 'The talent withdrew this application.';
export const talent_accepted = 'The talent has accepted this role.';
export const talent_decided = 'The talent has withdrawn or accepted the role.';
export const talent_told = 'The talent has already been told. Move the application to change the decision.';
export const call_closed = 'This casting call is closed. Reopen it first.';
export const stage_unknown = 'This casting call has no such stage.';
export const moved_just_now = ({ mover, name, stage, own, minutes }: ColleaguesMove) => {
  const who = mover ?? 'A colleague';
  const where = stage_name(stage, own);
  if (minutes < 1) return `${who} moved ${name} to ${where} just now.`;
  return plural(minutes, {
    one: `${who} moved ${name} to ${where} ${minutes} minute ago.`,
    other: `${who} moved ${name} to ${where} ${minutes} minutes ago.`,
  });
};
export const moved_since_by = (mover: string | null) =>
  `${mover ?? 'A colleague'} has since moved this application.`;
export const moved_since = 'This application has since been moved.';
export const nothing_to_send = 'There is nothing to send.';

// What the server answers when something was done.
export const kit_saved = 'Kit saved.';
export const kit_deleted = 'Kit deleted.';
export const already_applied = 'You have already applied to this casting call.';
export const application_submitted = 'Application submitted successfully!';
export const application_lacks_form =
  'Application submitted. Your other answers and your consent to share your contact details are missing. Open the casting call to add the answers. The production house can reach you in Messages.';
export const application_corrected = 'Application corrected.';
export const application_waits =
  'Your parent or guardian decides first. We asked them. The production house gets your application once they approve.';
export const withdrew_application = 'Application withdrawn.';
export const application_sent_again = 'Application sent again.';
export const application_opened = 'Opened.';
export const nothing_sent = 'There was nothing to send.';
export const not_scheduled = 'Not scheduled any more.';
export const call_closed_nobody_told = 'Casting call closed.';
export const talent_considered = 'Now considered for this role too. We tell the talent, who can decline.';
export const already_invited = 'You have already invited this talent.';
export const talent_invited = (count: number) =>
  plural(count, { one: 'Invitation sent.', other: `${count} invitations sent.` });
export const nobody_invited = 'Nobody was invited.';
export const talent_of_other_gender = 'The casting call asks for another gender.';
export const talent_of_other_age = 'Outside the ages of the casting call.';
export const invitation_declined = 'Invitation declined. We notify the production house.';
export const invitations_stopped = 'You will get no more invitations from this production house.';
export const invitations_resumed = 'You get invitations from this house again.';
export const stages_saved = 'Stages saved.';
export const move_undone = 'Move undone.';
export const emails_sent = (count: number) =>
  plural(count, { one: `Sent ${count} email.`, other: `Sent ${count} emails.` });
export const emails_scheduled = (count: number) =>
  plural(count, { one: `Scheduled ${count} email.`, other: `Scheduled ${count} emails.` });
export const call_closed_telling = (count: number) =>
  plural(count, {
    one: `Casting call closed. ${count} applicant was told.`,
    other: `Casting call closed. ${count} applicants were told.`,
  });
export const applications_moved = (count: number) => `${count} moved.`;

// People whom a house added.
export const talent_not_registered =
  'Your house added this person, who has no account here. They can only get audition times. For anything else, contact them yourselves.';
export const people_added_twice = 'Some people are already on your list or on this board. Nobody was added.';
export const added_deleted_before =
  'This person had everything deleted that you kept of them. You cannot add them again; they can apply themselves.';
export const already_added = 'This contact is already on your list or on this board.';
export const contact_needed = 'Enter a mobile number or an email.';
export const confirm_adults = 'Confirm that everybody is 18 or older.';
export const adults_only_call = 'This casting call is for children only. Nobody can be added to it.';
export const added_person_unreachable = 'We can’t send text messages now. Contact this person yourselves.';
export const added_link_ended =
  'This link no longer works: what it was about has been deleted or belongs to an account now.';
export const told_added = (waits: boolean): string =>
  waits ? 'We send them a message at 9 am.' : 'We are sending them a message.';
export const added_deleted = 'Everything about you has been deleted.';
export const too_many_added_people = `Your house can add ${MAX_ADDED} people to a casting call.`;
export const people_added = (count: number) =>
  plural(count, { one: `${count} person added.`, other: `${count} people added.` });
export const too_many_messages_to_added = (wait: RetryAfter) =>
  `This person has been written to often enough today. Try again in ${waitingTime(wait)}.`;
export const added_confirmed = 'Your audition is confirmed.';
