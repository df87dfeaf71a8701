import { plural } from '#words/plural.ts';

export const audition_invitation_not_found = 'We couldn’t find this audition.';

export const audition_started = 'This audition has already started.';
export const still_checked_in =
  'Somebody is checked in at this audition and has not checked out. It can’t change until they do.';
export const audition_not_over =
  'The confirmed audition of at least one of these applicants is not over. Invite them to the next round after it.';
export const auditions_not_over = ({ names }: { names: string }) =>
  `Their confirmed audition is not over, or they have not checked out: ${names}. Invite them to the next round after it. You can invite the others now.`;
export const audition_on_hold =
  'We have stopped this casting call, so this audition does not take place for now. Do not go there. We will tell you if it continues.';
export const calendar_link_ended =
  'This calendar link no longer works. Create a new one where you see your auditions.';

export const self_tape_not_found = 'We couldn’t find this self-tape.';
export const not_a_self_tape_call =
  'This casting call doesn’t ask for self-tapes. Change its audition type first.';
export const tape_request_missing =
  'Applicants need instructions and a deadline. Save them on the Auditions page of this casting call first.';
export const tape_deadline_passed =
  'The tape deadline has passed. Set a later one on the Auditions page, then invite applicants.';
export const tape_is_final = 'The deadline has passed, so the tape you sent is final.';
export const tape_already_sent = 'You have already sent your tape. To step back, withdraw your application.';

export const tape_was_watched =
  'The production house has watched your tape, so you can’t change it any more.';
export const tape_answers_approved =
  'Your guardian approved the tape with these answers. To change them, delete the take and send it again.';
export const tapes_deleted = 'The time for this role is over, so it takes no more tapes.';
export const take_not_found = 'We couldn’t find this take.';
export const take_beyond_limit = ({ max }: { max: number }) =>
  plural(max, {
    one: 'The production house asks for one take. Replace yours instead.',
    other: `The production house asks for at most ${max} takes. Replace one instead.`,
  });
export const take_comment_not_found = 'We couldn’t find this comment.';
export const too_many_take_comments = 'You have written 500 comments. Send the rest by email.';
export const trim_empty = 'Nothing is left of this take. Choose a later end.';
export const keep_days_between = (min: number, max: number) => `Enter ${min} to ${max} days.`;

export const no_slots = 'There are no audition times to choose from. Add some first.';
export const applicant_rejected =
  'This applicant was rejected. Reopen the application first, then invite them to an audition.';
export const no_audition_slot = 'This applicant has no audition slot. Give them one in the timetable first.';
export const slot_not_found = 'This audition time no longer exists. Reload the page.';
export const slot_taken = 'This time was just taken. Choose another.';
export const placements_changed =
  'The waiting list or the slots have changed. Check again who gets which slot.';
export const slot_unavailable = 'This time is no longer available. Choose another.';
export const slot_cancelled = 'This slot has been cancelled. Add a new one.';
export const slot_in_past = 'This time has passed. Choose a later one.';
export const slot_after_shoot = 'The shoot will have started by then. Choose an earlier day.';
export const slot_overlaps =
  'Another slot of this casting call is at the same place at that time. Choose another time.';
export const slot_capacity_too_small =
  'More applicants than this have already confirmed. Enter a higher number.';

export const role_offer_required =
  'Offer the role instead. The talent is selected when they accept the offer.';
export const role_offer_not_found = 'We couldn’t find this offer.';
export const role_offer_exists = 'This applicant already has an offer. Withdraw it before you make another.';
export const role_offer_accepted = 'This offer has already been accepted.';
export const role_offer_declined = 'This offer has already been declined.';
export const role_offer_withdrawn = 'The production house has withdrawn this offer.';
export const role_offer_lapsed = 'The last day to answer this offer has passed.';
export const role_offer_stepped_back = 'The talent has given up this role.';
export const role_offer_cancelled = 'The production house has cancelled this role.';
export const role_not_accepted = 'The talent does not have this role. Reload the page.';
export const positions_filled = ({ positions }: { positions: number }) =>
  positions === 1
    ? 'Another applicant already has an offer for this role or has accepted it, and the role has 1 position. If both accept, both have the role.'
    : `${positions} applicants already have an offer for this role or have accepted it, and the role has ${positions} positions. If all of them accept, all of them have the role.`;
export const answer_after_work = 'Choose a day no later than the first day of work.';
export const answer_date_in_past = 'This day has passed. Choose a later one.';

// What the server answers when something was done.
export const audition_confirmed = 'Audition confirmed. We sent you an email with the details.';
export const audition_declined = 'Audition declined.';
export const other_time_asked = 'Request sent to the production house.';
export const calendar_link_created = 'Link created. Copy it now: it is shown only once.';
export const checked_in = 'Applicant checked in.';
export const check_in_undone = 'Check-in undone.';
export const offer_sent = 'Offer sent to the talent.';
export const offer_withdrawn = 'Offer withdrawn.';
export const child_slot_too_early = 'Children may come: no slot can begin before 7:00 am.';
export const child_slot_too_late = 'Children may come: every slot must end by 8:00 pm.';
export const child_slot_too_long = 'Children may come: a slot is at most 3 hours (180 minutes).';
export const child_slot_private =
  'Children may come: choose a studio, an office or a public place, not a hotel or a private room.';
export const child_call_time = 'A child is booked on this day. Choose a call time from 7:00 am to 7:00 pm.';
export const audition_waits = 'Your parent or guardian decides first. We asked them to approve this time.';
export const offer_waits = 'Your parent or guardian decides first. We asked them to approve the role.';
export const tape_waits = 'Your parent or guardian decides first. We asked them to approve your tape.';
export const offer_accepted = 'Offer accepted. You have the role.';
export const offer_declined = 'Offer declined. We notify the production house.';
export const role_cancelled = 'Role cancelled. We notify the talent.';
export const role_given_up = 'You no longer have this role. We notify the production house.';
export const tape_request_saved = 'Request saved.';
export const tape_declined = 'Self-tape declined.';
export const tape_confirmed = 'Confirmed. You can open the sides now.';
export const tape_answers_saved = 'Answers saved.';
export const take_deleted = 'Take deleted.';
export const tapes_requested = (count: number) =>
  plural(count, {
    one: `${count} applicant asked for a tape.`,
    other: `${count} applicants asked for a tape.`,
  });
export const tape_sent = 'Tape sent.';
export const slots_exist = 'These slots already exist.';
export const slot_changed = 'Slot changed. We notify the applicants who confirmed it.';
export const cancelled_slot = 'Slot cancelled. We notify the applicants who confirmed it.';
export const slot_offered = 'Slot offered. We asked the applicant to confirm it.';
export const moved_to_waiting_list = 'Applicant moved to the waiting list. We notified them.';
export const nobody_placed = 'No slot is free, or nobody is waiting.';
export const applicants_invited = (count: number) =>
  plural(count, { one: `${count} applicant invited.`, other: `${count} applicants invited.` });
export const slots_added = (count: number) =>
  plural(count, { one: `${count} slot added.`, other: `${count} slots added.` });
export const applicants_placed = (count: number) =>
  plural(count, {
    one: `${count} applicant placed. We asked them to confirm.`,
    other: `${count} applicants placed. We asked them to confirm.`,
  });
export const slot_needs_confirmation =
  'This slot is in a private place, before 7:00 am or after 7:00 pm. We tell the talent so. Add it anyway?';
export const has_checked_out = 'The applicant has checked out, so the check-in stays.';
export const checked_in_by_talent = 'The applicant checked in themselves, so only they can check out.';
export const house_check_in_closed =
  'An applicant can be checked in from the day of the audition until a day after it.';
export const check_in_closed = 'You can check in from 2 hours before the audition until a day after it.';
export const not_checked_in = 'You are not checked in. Check in first.';
export const audition_pass_ended = 'This link no longer works. Ask for a new one.';
export const pass_shared = 'Link ready to share.';
export const pass_revoked = 'The link no longer works.';
export const own_check_in = 'You are checked in.';
export const own_check_out = 'You are checked out.';
export const woman_asked = 'We asked the production house to name a woman.';
export const child_slot_needs = 'Children may come: fill this in.';
export const guardian_shares = 'Only your parent or guardian can share your audition.';
