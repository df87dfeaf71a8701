export const audition_invitation_not_found = 'We couldn’t find this audition.';
export const audition_started = 'This audition has already started.';
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

export const no_slots = 'There are no audition times to choose from. Add some first.';
export const applicant_rejected =
  'This applicant was rejected. Reopen the application first, then invite them to an audition.';
export const no_audition_slot = 'This applicant has no audition slot. Give them one in the timetable first.';
export const slot_not_found = 'This audition time no longer exists. Reload the page.';
export const slot_taken = 'This time was just taken. Choose another.';
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
export const role_offer_stepped_back = 'The talent has stepped back from this role.';
export const role_offer_cancelled = 'The production house has cancelled this role.';
export const role_not_accepted = 'The talent does not have this role. Reload the page.';
export const positions_filled = ({ positions }: { positions: number }) =>
  positions === 1
    ? 'Another applicant already has an offer for this role or has accepted it, and the role has 1 position. If both accept, both have the role.'
    : `${positions} applicants already have an offer for this role or have accepted it, and the role has ${positions} positions. If all of them accept, all of them have the role.`;
export const answer_date_in_past = 'This day has passed. Choose a later one.';
