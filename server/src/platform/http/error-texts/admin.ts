import type { ErrorTextsOf } from '#platform/http/error-texts/error-text.ts';

type ById = { id: string };

export const adminErrors = {
  house_not_found: [404, ({ id }: ById) => `There is no house ${id}.`],
  talent_not_found: [404, ({ email }: { email: string }) => `There is no talent with the email ${email}.`],
  failed_task_not_found: [404, ({ id }: ById) => `There is no failed task ${id}.`],
  report_not_found: [404, ({ id }: ById) => `There is no report ${id}.`],
  staff_account_required: [403, 'Only staff can do this.'],
  staff_role_required: [403, 'Your staff role does not include this. Ask an owner.'],
  staff_confirmation_required: [403, 'Enter your password and a code to continue.'],
  staff_credentials_wrong: [401, 'The email or the password is wrong.'],
  staff_invitation_ended: [404, 'This link has expired or was already used. Ask an owner for a new one.'],
  staff_member_not_found: [404, 'This person is no longer on the staff list. Reload the page.'],
  staff_member_is_self: [409, 'Ask another owner to change your own role or to remove you.'],
  staff_email_invalid: [400, ({ email }: { email: string }) => `${email} is not an email address.`],
  nothing_to_review: [409, 'Nothing awaits approval here any more. Somebody may have decided it.'],
  job_not_open: [409, 'Talent cannot see this casting call, so it cannot be taken down.'],
  house_document_gone: [404, 'No document awaits a decision. Somebody may have decided it.'],
  house_gone: [404, 'We couldn’t find this production house.'],
  suspension_gone: [404, 'This suspension has ended or was dismissed. Reload the page.'],
  house_of_call_suspended: [409, 'The production house of this casting call is suspended.'],
  house_suspended_already: [409, 'This production house is suspended already, or somebody has proposed it.'],
  ban_ends_by_appeal: [409, 'Only an appeal of the production house ends a ban.'],
  appeal_gone: [404, 'This appeal no longer needs an answer. Somebody may have answered it.'],
  appeal_open_already: [409, 'You have appealed this already. We are looking at it.'],
  nothing_to_appeal: [404, 'There is no such decision any more. Reload the page.'],
  another_person_required: [409, 'You made this decision. A colleague must answer the appeal.'],
  second_person_required: [409, 'You proposed this. A colleague must confirm it.'],
  house_suspended: [
    403,
    'Your production house is suspended, so you cannot do this. Open Appeals to read why and to appeal.',
  ],
  other_house_suspended: [
    409,
    'We suspended this production house, so you can’t accept anything from it. We tell you if that changes.',
  ],
  house_document_ended: [400, 'This document has ended. Refuse it, so that the house sends a current one.'],
  report_gone: [404, 'We couldn’t find this report.'],
  staff_task_gone: [404, 'This task no longer waits. Somebody may have retried it.'],
  announcement_not_found: [404, 'This announcement has ended or was deleted. Reload the page.'],
  announcement_end_in_past: [422, 'Choose an end in the future.'],
  person_not_found: [404, 'We couldn’t find this account. It may have been erased.'],
  guardian_decides: [409, 'A guardian asked for this, so only the guardian can keep the account.'],
  account_not_deleted: [409, 'This account is not being deleted.'],
  report_note_required: [400, 'Write what the other side should know.'],
  report_has_no_call: [409, 'Only an open casting call can be taken down.'],
  audit_log_changed: [
    500,
    ({ place }: { place: number }) =>
      `The audit log was changed: entry ${place} does not follow from the entries before it.`,
  ],
  audit_log_shortened: [
    500,
    ({ end }: { end: string }) => `The audit log no longer contains the entry ${end}.`,
  ],
} as const satisfies ErrorTextsOf<'admin'>;
