import type { StaffRole } from '#rules/staff-roles.ts';
import { waitingTime } from '#words/en/waiting-time.ts';
import type { RetryAfter } from '#words/waiting-time.ts';

const roleNames: Record<StaffRole, string> = {
  owner: 'an owner',
  moderator: 'a moderator',
  support: 'support',
  editor: 'an editor',
  finance: 'finance',
};
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const staff_account_required = 'Only staff can do this.';
export const staff_role_required = ({ roles }: { roles: readonly StaffRole[] }) =>
  `Your staff role does not include this. Ask ${or.format(roles.map((role) => roleNames[role]))}.`;
export const staff_confirmation_required = 'Enter your password and a code to continue.';
export const staff_credentials_wrong = 'The email or the password is wrong.';
export const staff_invitation_ended =
  'This link has expired or was already used. Ask an owner for a new one.';
export const staff_member_not_found = 'This person is no longer on the staff list. Reload the page.';
export const staff_member_is_self = 'Ask another owner to change your own role or to remove you.';
export const staff_proposal_gone = 'This proposal has changed or was confirmed. Reload the page.';
export const staff_email_invalid = ({ email }: { email: string }) => `${email} is not an email address.`;
export const staff_mailbox_taken = ({ email }: { email: string }) =>
  `This is the same mailbox as ${email}, which is on the team already. Enter another person’s email.`;
export const content_not_found = 'This content does not exist any more. Go back to the list.';
export const content_changed_elsewhere =
  'Someone else has changed this since you opened it. Copy your changes and reload the page.';
export const content_draft_exists = 'Publish or discard the draft first.';
export const content_draft_missing = 'There is no draft to publish. Save one first.';
export const content_scheduled = 'This is scheduled. Cancel the schedule before you change it.';
export const content_not_scheduled = 'This is not scheduled any more. Reload the page.';
export const colleague_cannot_decide = 'This colleague cannot decide it. Choose another.';
export const content_needs_moderator = 'Only a moderator or an owner can publish a link to another site.';
export const publish_time_past = 'Choose a time in the future.';
export const publish_time_too_late = 'Choose a time within a year.';
export const nothing_to_review = 'Nothing here needs approval any more. Someone may have already decided.';
export const item_not_opened = 'Open this item and look at it for two seconds before you decide.';
export const decided_already = ({ name }: { name: string }) => `${name} has already decided this.`;
export const decision_gone = 'We couldn’t find this decision. Only the person who made it can undo it.';
export const decision_final = 'This can’t be undone any more. It has taken effect.';
export const job_not_open = 'Talent can’t see this casting call, so it can’t be taken down.';
export const house_document_gone = 'No document is waiting for a decision. Someone may have already decided.';
export const guardian_proof_gone =
  'The documents of this guardian no longer wait for a decision. Someone may have already decided.';
export const house_gone = 'We couldn’t find this production house.';
export const suspension_gone = 'This suspension has ended or was rejected. Reload the page.';
export const house_of_call_suspended = 'The production house of this casting call is suspended.';
export const house_suspended_already =
  'This production house is already suspended, or someone has already proposed it.';
export const ban_ends_by_appeal = 'A ban ends only if we accept an appeal from the production house.';
export const appeal_gone = 'This appeal no longer needs an answer. Someone may have answered it.';
export const appeal_open_already = 'You have already appealed. We are looking at it.';
export const nothing_to_appeal = 'This decision no longer exists. Reload the page.';
export const another_person_required =
  'This is about a decision of yours, or of somebody who joined through the same invitations in the last 30 days. Another colleague must answer it.';
export const child_grade_gone = 'This production house is not verified for children. Reload the page.';
export const second_person_required = 'You proposed this. A colleague must confirm it.';
export const second_person_dependent =
  'You and the colleague who proposed this joined through the same invitations in the last 30 days. Somebody else must confirm it.';
export const house_suspended =
  'Your production house is suspended, so you can’t do this. Open Appeals to read why and to appeal.';
export const other_house_suspended =
  'We suspended this production house, so you can’t accept anything from it. We will tell you if that changes.';
export const house_document_ended =
  'This document has expired. Reject it, so that the production house sends a current one.';
export const flag_rules_not_found = 'This version of the flag rules does not exist.';
export const flag_rules_changed =
  'Someone has saved the flag rules since you opened them. Copy your changes, then reload the page.';
export const report_gone = 'We couldn’t find this report.';
export const queue_item_gone = 'This is not on your list any more. Reload the page.';
export const staff_task_gone = 'This task is no longer waiting. Someone may have retried it.';
export const announcement_not_found = 'This announcement has ended or was deleted. Reload the page.';
export const announcement_end_in_past = 'Choose an end in the future.';
export const person_not_found = 'We couldn’t find this account. It may have been deleted.';
export const staff_contact_limit = (wait: RetryAfter) =>
  `You have read the contacts of as many people as one of us may in 24 hours. Ask a colleague, or try again in ${waitingTime(wait)}.`;
export const person_request_gone =
  'Someone has closed this request, or the person has added to it. Reload the page.';
export const person_request_open_already = 'The same request from this person is already open.';
export const received_in_future = 'Choose today or an earlier day.';
export const person_has_no_email =
  'The email of this account was never verified or the person left the team, so we could not notify them.';
export const export_for_owners_only = 'Only owners can get the data of a production house.';
export const guardian_decides = 'A guardian asked for this, so only the guardian can keep the account.';
export const account_not_deleted = 'This account is not being deleted.';
export const report_note_required = 'Write the message of the warning.';
export const report_has_no_call = 'This report is not about a casting call that talent can see.';
export const audit_log_changed = ({ place }: { place: number }) =>
  `The audit log was changed: entry ${place} does not match the entries before it.`;
export const audit_log_shortened = ({ end }: { end: string }) =>
  `The audit log no longer contains the entry ${end}.`;

export const say_why_colleagues = 'Say why, so that your colleagues know.';
export const say_why_audit_log = 'Say why. Your colleagues can read it in the audit log.';
export const say_why_children = 'Say why this production house may see children.';
export const say_why_house = 'Say why, so that the production house can answer.';
export const say_why_person = 'Say why. The person will read it.';
export const say_what_to_change = 'Say what to change, so that the production house can put it right.';
export const say_what_is_wrong = 'Say what is wrong, so that the production house can send another.';
export const say_what_changed = 'Say what changed, in one or two sentences.';
export const say_where_filed = 'Say where the message is filed and how you know who sent it.';
export const write_note = 'Write the note.';
export const note_written = 'Note saved.';
export const note_subject_gone = 'This no longer exists, so there is no place for the note.';
export const job_refused =
  'We refused this casting call, so you can’t change it or send it again. You can appeal.';
export const document_refused = 'We refused your document, so you can’t send another one. You can appeal.';
export const decision_reason_gone = 'This text was removed already. Reload the page.';
export const decision_reason_removed = 'Text removed.';
export const write_in_english = 'Write it in English.';
export const write_in_hindi = 'Write it in Hindi.';
export const write_answer = 'Write an answer for the production house.';
export const use_at_least_characters = (least: number) => `Use at least ${least} characters.`;
export const type_letters = (least: number) => `Type at least ${least} letters.`;
export const choose_month = 'Please choose a month.';
export const staff_enter_date = 'Enter a date.';
export const enter_time = 'Please enter a time.';
export const not_on_list = 'This is not on the list.';
export const cin_wrong = 'A CIN has 21 characters, such as U92490MH2015PTC123456.';

export const announcement_in_language = 'Write the announcement in this language too.';
export const announcement_link_wrong =
  'Enter a path on this site, such as /plans, or a URL that begins with https://.';
export const end_before_begin = 'It must end after it begins.';
export const choose_picture = 'Choose a picture.';
export const enter_year = 'Enter a year.';
export const year_from_1900 = 'Enter 1900 or a later year.';
export const year_to_2100 = 'Enter 2100 or an earlier year.';
export const at_most_clients = (max: number) => `At most ${max} clients.`;
export const client_listed_twice = 'A client is listed twice.';
export const at_most_banners = (max: number) => `At most ${max} banners.`;
export const at_most_people = (max: number) => `At most ${max} people.`;
export const person_listed_twice = 'A person is listed twice.';
export const name_feature = 'Name at least one feature.';
export const at_most_features = (max: number) => `At most ${max} features.`;
export const text_too_long = 'This text is too long.';
export const placeholder_of_no_text = (name: string) => `{${name}} is not a placeholder of this text.`;
export const content_unknown = 'Unknown content.';

export const figures_end_first = 'The last day must not be before the first.';
export const figures_too_long = 'Choose a shorter range or longer periods.';
export const points_wrong = (max: number) => `Enter a number from 1 to ${max}.`;
export const phrase_too_long = (max: number) => `At most ${max} characters for a phrase.`;
export const phrase_wrong = 'Use words only, with * at the end of a word or between two words.';
export const at_most_phrases = (max: number) => `At most ${max} phrases.`;
export const phrase_listed_twice = 'A phrase is listed twice.';
export const enter_amount = 'Enter an amount.';
export const enter_price = 'Enter a price.';
export const whole_rupees = 'Enter whole rupees.';
export const at_least_one_rupee = 'At least ₹1.';
export const at_most_one_lakh = 'At most ₹1,00,000.';

// What the server answers when something was done.
export const announcement_saved = 'Announcement saved.';
export const announcement_off = 'The announcement is off all pages.';
export const draft_saved = 'Draft saved.';
export const draft_discarded = 'Draft discarded.';
export const scheduled = 'Scheduled.';
export const published = 'Published.';
export const content_waits_for_owner = 'Sent for approval. Another owner has to publish it.';
export const content_waits_for_moderator = 'Sent for approval. A moderator or an owner has to publish it.';
export const schedule_cancelled = 'Schedule cancelled. The draft is kept.';
export const version_restored = 'This version is public again.';
export const removed_from_site = 'Removed from the site.';
export const flag_rules_saved = 'Saved. New rules flag casting calls from now on.';
export const suspension_proposed = 'Proposed. A colleague must confirm it.';
export const refund_requested = 'Refund asked for. The buyer gets a credit note when it is made.';
export const order_updated = 'The gateway knew more. This order is now up to date.';
export const order_agrees = 'The gateway and this order agree.';
export const price_saved = 'Price saved.';
export const price_withdrawn = 'The price stays as it is.';
export const request_recorded = 'Request recorded.';
export const request_done = 'Done. The person is told by email.';
export const request_rejected = 'Rejected. We told the person by email.';
export const identity_confirmed = 'Confirmed.';
export const role_changed = 'Role changed.';
export const staff_role_proposed = 'Proposed. Another owner must confirm it.';
export const owner_end_proposed = (days: number) =>
  `Proposed. It takes effect in ${days} days, or at once if this owner agrees, unless an owner rejects it.`;
export const staff_proposal_rejected = 'Proposal rejected. Nothing changes.';
export const staff_role_confirmed = 'Role confirmed.';
export const staff_removed = 'Person removed and logged out everywhere.';
export const staff_passkey_added = 'Passkey added. You can use it in place of a code.';
export const person_logged_out = 'All devices logged out.';
export const identity_checked = 'Identity check recorded.';
export const two_step_reset = 'Two-step login is off, and all devices are logged out.';
export const switched_off = 'Switched off.';
export const switched_on = 'Switched on again.';
export const task_handed_over = (name: string) => `Handed over to ${name}.`;
export const task_taken = 'You have taken this on.';
export const task_given_back = 'Given back.';
export const task_retried = (task: string) => `Retrying ${task}.`;
export const decision_taken_back = 'Undone. Nothing was sent.';
export const safety_number_saved = 'Number saved.';

export const identity_check_gone = 'Already decided, or the document or the name has changed. Open it again.';
export const identity_check_open_already = 'A correction of this kind already waits for a decision.';
export const objection_unanswered = 'This person objected to a correction. Answer the objection first.';
export const person_being_deleted = 'This account is being deleted, so its email cannot change.';
export const email_of_other_account = 'Another account already has this email.';
export const email_of_guardian = 'This is the email of the child’s guardian. Enter another email.';
export const correction_missing = 'Enter the correct value.';
export const correction_of_adult =
  'This person is not a child, so no guardian asks for them. Choose who asked.';
export const correction_unchanged = 'This is already in the account. Enter a different value.';
export const name_corrected = 'Name corrected. We told the person by email.';
export const birth_date_proposed = 'Proposed. A colleague must compare the document and confirm it.';
export const email_proof_sent =
  'We told the person, who can object. In 24 hours we send a link to the new email, which works for 3 days.';

export const order_not_matchable = 'This order is paid, or the gateway has no reference for it.';
export const payment_unknown = 'The gateway does not know this payment, or does not respond. Check the ID.';
export const payment_not_captured = 'The gateway has not collected this payment, or has refunded it.';
export const payment_amount_differs = 'The amount or the currency of this payment is not that of the order.';
export const payment_matched_already = 'This payment belongs to another order.';
export const payment_matched = 'Payment matched to this order.';
export const payment_unneeded =
  'Payment matched to this order. It goes back to the buyer, because there was nothing left to buy.';
