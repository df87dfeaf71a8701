import { DECLINED_DAYS, HAND_OVER_DAYS } from '#rules/representation.ts';
import { waitingTime } from '#words/en/waiting-time.ts';
import { plural } from '#words/plural.ts';
import type { RetryAfter } from '#words/waiting-time.ts';

export const only_talent_may = ({ name }: { name: string }) => `Only ${name} can do this.`;
export const mandate_not_found = 'This is not valid any more. Reload the page.';
export const mandate_link_ended = 'This link was used or has expired. Ask for a new one.';
export const mandate_own = 'You can’t accept this with this account.';
export const mandate_exists = 'You two already have an agreement.';
export const mandate_of_guardian = 'To end this, withdraw the guardian’s consent.';
export const guardian_accepts_mandate = 'A parent or guardian must accept this for you.';
export const agency_required = 'Only talent agencies can do this. Choose the profile type Talent Agencies.';
export const agency_not_verified =
  'Staff must verify your agency first. Send a document on the page Agency and team.';
export const kept_profile_of_child =
  'You can only keep profiles of adults. Invite the talent instead: a parent or guardian accepts.';
export const profile_not_taken_over =
  'This person hasn’t accepted yet. Send them the link to take over their profile first.';
export const package_clients_hidden = ({ names }: { names: string }) =>
  `A package can’t show ${names}. Only adults whose profile is public or shared by link can be in it.`;
export const hand_over_too_early = `You can hand the account over from ${HAND_OVER_DAYS} days before the 18th birthday.`;
export const mandate_end_in_past = 'Choose today or a later day.';
export const mandate_scope_needed = 'Choose what this person can do.';
export const mandate_scope_beyond_own = 'You can only allow what you can do yourself.';
export const mandate_text_messages_unavailable =
  'We can’t send text messages at the moment. Enter an email instead.';
export const mandate_was_declined = `This person declined in the last ${DECLINED_DAYS} days. You can’t invite them again yet.`;
export const too_many_mandate_links = (wait: RetryAfter) =>
  `We have sent this person several links. Try again in ${waitingTime(wait)}.`;
export const family_for_adults = 'Only an adult can add a child.';
export const family_mobile_needed = 'Verify your mobile number in your account first.';
export const family_child_grown = 'From the age of 18, people register themselves.';
export const contact_wrong = 'Enter an email or a mobile number.';
export const submission_of_nobody = 'Choose at least one person.';
export const submission_of_too_many = (max: number) => `Choose at most ${max} people.`;
export const submission_twice = 'You chose someone twice. Reload the page.';
export const submission_was_opened =
  'The production house has opened this. Only the talent can withdraw it now.';
export const worksheet_item_gone = 'This no longer needs an answer, or the person has no login yet.';

// What the server answers when something was done.
export const submission_sent = (count: number) =>
  plural(count, { one: `${count} application sent.`, other: `${count} applications sent.` });
export const submission_taken_back = 'Taken back. It no longer counts for the talent.';
export const representation_chosen = 'Saved. The production house sees whose submission counts.';
export const worksheet_forwarded = 'Reminder sent.';
export const mandate_link_sent = (contact: string) => `Link sent to ${contact}.`;
export const mandate_accepted = 'Accepted.';
export const client_kept = 'Profile added to your roster.';
export const folder_saved = 'Folder saved.';
export const mandate_declined = 'Declined.';
export const mandate_ended = 'Ended. Nobody can act for this account with it any more.';
export const family_child_added = 'Child added.';
export const acting_ended = 'You are back in your own account.';
