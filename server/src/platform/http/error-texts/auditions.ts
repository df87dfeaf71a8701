import type { ErrorTextsOf } from '#platform/http/error-texts/error-text.ts';

export const auditionsErrors = {
  audition_invitation_not_found: [404, 'We couldn’t find this audition.'],
  audition_started: [409, 'This audition has already started.'],
  calendar_link_ended: [
    404,
    'This calendar link no longer works. Create a new one where you see your auditions.',
  ],

  self_tape_not_found: [404, 'We couldn’t find this self-tape.'],
  not_a_self_tape_call: [
    409,
    'This casting call doesn’t ask for self-tapes. Change its audition type first.',
  ],
  tape_request_missing: [
    409,
    'Applicants need instructions and a deadline. Save them on the Auditions page of this casting call first.',
  ],
  tape_deadline_passed: [
    409,
    'The tape deadline has passed. Set a later one on the Auditions page, then invite applicants.',
  ],
  tape_is_final: [409, 'The deadline has passed, so the tape you sent is final.'],
  tape_already_sent: [409, 'You have already sent your tape. To step back, withdraw your application.'],

  no_slots: [409, 'There are no audition times to choose from. Add some first.'],
  applicant_rejected: [
    409,
    'This applicant was rejected. Reopen the application first, then invite them to an audition.',
  ],
  no_audition_slot: [409, 'This applicant has no audition slot. Give them one in the timetable first.'],
  slot_not_found: [404, 'This audition time no longer exists. Reload the page.'],
  slot_taken: [409, 'This time was just taken. Choose another.'],
  slot_unavailable: [409, 'This time is no longer available. Choose another.'],
  slot_cancelled: [409, 'This slot has been cancelled. Add a new one.'],
  slot_in_past: [400, 'This time has passed. Choose a later one.'],
  slot_after_shoot: [400, 'The shoot has begun by then. Choose an earlier day.'],
  slot_overlaps: [
    409,
    'Another slot of this casting call is at the same place at that time. Choose another time.',
  ],
  slot_capacity_too_small: [409, 'More applicants than this have already confirmed. Enter a higher number.'],

  role_offer_required: [409, 'Offer the role instead: the talent is selected by accepting the offer.'],
  role_offer_not_found: [404, 'We couldn’t find this offer.'],
  role_offer_exists: [409, 'This applicant already has an offer. Withdraw it before you make another.'],
  role_offer_accepted: [409, 'This offer has already been accepted.'],
  role_offer_declined: [409, 'This offer has already been declined.'],
  role_offer_withdrawn: [409, 'The production house has withdrawn this offer.'],
  role_offer_lapsed: [409, 'The last day to answer this offer has passed.'],
  role_offer_stepped_back: [409, 'The talent has stepped back from this role.'],
  role_offer_cancelled: [409, 'The production house has cancelled this role.'],
  role_not_accepted: [409, 'The talent does not have this role. Reload the page.'],
  positions_filled: [
    409,
    ({ positions }: { positions: number }) =>
      positions === 1
        ? 'Another applicant already has an offer for this role or has accepted it, and the role has 1 position. If both accept, both have the role.'
        : `${positions} applicants already have an offer for this role or have accepted it, and the role has ${positions} positions. If all of them accept, all of them have the role.`,
  ],
  answer_date_in_past: [400, 'This day has passed. Choose a later one.'],
} as const satisfies ErrorTextsOf<'auditions'>;
