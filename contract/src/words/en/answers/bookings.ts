import { plural } from '#words/plural.ts';

/** Availability, holds and bookings. */

export const days_end_early = 'The last day is before the first. Choose a later one.';
export const at_most_days = (max: number) => `Choose at most ${max} days.`;
export const days_in_past = 'These days have passed. Choose later ones.';
export const days_too_far = 'Choose days within the next two years.';
export const calendar_url = 'Enter the https:// address of your calendar. It often ends in .ics.';
export const calendar_not_public =
  'This address is not on the public internet. Use the link that your calendar gives you.';
export const availability_check_not_found = 'We couldn’t find this question.';
export const availability_check_ended = 'This link no longer works: the application has an outcome.';
export const guardian_answers = 'Your parent or guardian answers this. We sent them the question.';
export const days_taken =
  'The talent is booked or on a first hold on some of these days. A hold can be declined in the calendar.';
export const second_hold_taken = 'Two production houses already hold some of these days. Choose other days.';
export const hold_exists = 'You already hold or booked days of this applicant. Release them first.';
export const hold_not_found = 'This hold has ended. Reload the page.';
export const days_saved = 'Calendar saved.';
export const calendar_added = 'Calendar added. We read it now, and then every hour.';
export const calendar_removed = 'Calendar removed.';
export const availability_asked = (count: number) =>
  plural(count, { one: `${count} applicant asked.`, other: `${count} applicants asked.` });
export const nobody_asked =
  'Nobody was asked. They have an outcome, no account, or know the question already.';
export const availability_answered = 'Answer sent to the production house.';
export const first_hold_placed = 'First hold placed. We tell the talent.';
export const second_hold_placed =
  'Another house holds some of these days, so yours is the second hold. We tell the talent.';
export const hold_released = 'Hold released.';
export const hold_declined = 'Hold declined. We tell the production house.';
export const terms_replaced = 'These terms have changed. Reload the page to read the new version.';
export const terms_unsigned = 'This offer has terms. Open them and sign to accept it.';
export const terms_not_found = 'We couldn’t find these terms.';
export const contact_unproven =
  'Verify your mobile number or email first. We send the code that signs to it.';
export const child_hours = ({ max }: { max: number }) => `A child may work at most ${max} hours a day.`;
export const terms_sent = 'New terms sent. Nothing changes until the talent signs them.';
export const terms_kept = 'The present terms stay in force. The production house is told.';
export const terms_signed = 'Signed. You both have the same deal memo.';
export const pay_not_due = 'Pay can be marked after the last day of work under signed terms.';
export const paid_in_future = 'This day has not come yet. Choose today or an earlier day.';
export const pay_marked = 'Saved. The other side sees it too.';
export const no_pay_to_dispute =
  'You can dispute what the other side marked, and the talent also pay that is overdue.';
export const pay_dispute_decided =
  'Our team has already looked at your dispute. To complain, write to our grievance officer.';
export const shoot_day_not_booked = 'Choose a day from today on that the signed terms include.';
export const shoot_day_changed_elsewhere =
  'Someone on your team has changed this shoot day. Check what they saved before you save again.';
export const shoot_day_saved = 'Saved. Everyone booked on this day is told.';
export const feedback_not_due = 'You can give feedback after the last day of work under signed terms.';
export const feedback_final = 'Feedback can be changed for 14 days. Yours can’t be changed any more.';
export const feedback_given = 'Thank you. Only our team reads your feedback.';
export const pay_disputed = 'Our team has your dispute and looks at it. The other side sees it too.';
