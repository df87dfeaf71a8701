export const staff_account_required = 'Only staff can do this.';
export const staff_role_required = 'Your staff role does not include this. Ask an owner.';
export const staff_confirmation_required = 'Enter your password and a code to continue.';
export const staff_credentials_wrong = 'The email or the password is wrong.';
export const staff_invitation_ended =
  'This link has expired or was already used. Ask an owner for a new one.';
export const staff_member_not_found = 'This person is no longer on the staff list. Reload the page.';
export const staff_member_is_self = 'Ask another owner to change your own role or to remove you.';
export const staff_email_invalid = ({ email }: { email: string }) => `${email} is not an email address.`;
export const staff_mailbox_taken = ({ email }: { email: string }) =>
  `This is the same mailbox as ${email}, which is on the team already. Enter another person’s email.`;
export const content_not_found = 'This content does not exist any more. Go back to the list.';
export const content_changed_elsewhere =
  'Someone else has changed this since you opened it. Copy your changes and reload the page.';
export const content_draft_missing = 'There is no draft to publish. Save one first.';
export const content_scheduled = 'This is scheduled. Cancel the schedule before you change it.';
export const content_not_scheduled = 'This is not scheduled any more. Reload the page.';
export const owner_asks_for_agreement =
  'Only an owner can ask everyone to agree again. Ask an owner to publish this draft.';
export const publish_time_past = 'Choose a time in the future.';
export const publish_time_too_late = 'Choose a time within a year.';
export const nothing_to_review = 'Nothing here needs approval any more. Someone may have already decided.';
export const decided_already = ({ name }: { name: string }) => `${name} has already decided this.`;
export const decision_gone = 'We couldn’t find this decision. Only the person who made it can undo it.';
export const decision_final = 'This can’t be undone any more. It has taken effect.';
export const job_not_open = 'Talent can’t see this casting call, so it can’t be taken down.';
export const house_document_gone = 'No document is waiting for a decision. Someone may have already decided.';
export const house_gone = 'We couldn’t find this production house.';
export const suspension_gone = 'This suspension has ended or was dismissed. Reload the page.';
export const house_of_call_suspended = 'The production house of this casting call is suspended.';
export const house_suspended_already =
  'This production house is already suspended, or someone has already proposed it.';
export const ban_ends_by_appeal = 'A ban ends only if we accept an appeal from the production house.';
export const appeal_gone = 'This appeal no longer needs an answer. Someone may have answered it.';
export const appeal_open_already = 'You have already appealed. We are looking at it.';
export const nothing_to_appeal = 'This decision no longer exists. Reload the page.';
export const another_person_required = 'You made this decision. A colleague must answer the appeal.';
export const second_person_required = 'You proposed this. A colleague must confirm it.';
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
export const staff_task_gone = 'This task is no longer waiting. Someone may have retried it.';
export const announcement_not_found = 'This announcement has ended or was deleted. Reload the page.';
export const announcement_end_in_past = 'Choose an end in the future.';
export const person_not_found = 'We couldn’t find this account. It may have been deleted.';
export const person_request_gone = 'This request is closed. Someone may have done it. Reload the page.';
export const person_request_open_already = 'The same request from this person is already open.';
export const received_in_future = 'Choose today or an earlier day.';
export const person_has_no_email =
  'The email of this account was never verified or the person left the team, so we could not notify them.';
export const export_for_owners_only = 'Only owners can get the data of a production house.';
export const guardian_decides = 'A guardian asked for this, so only the guardian can keep the account.';
export const account_not_deleted = 'This account is not being deleted.';
export const report_note_required = 'Write what the other side should know.';
export const report_has_no_call = 'Only an open casting call can be taken down.';
export const audit_log_changed = ({ place }: { place: number }) =>
  `The audit log was changed: entry ${place} does not match the entries before it.`;
export const audit_log_shortened = ({ end }: { end: string }) =>
  `The audit log no longer contains the entry ${end}.`;
