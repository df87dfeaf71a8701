import type { ErrorStatusesOf } from '#platform/http/error-statuses/error-statuses-of.ts';

export const auditionsStatuses = {
  audition_invitation_not_found: 404,
  audition_started: 409,
  calendar_link_ended: 404,

  self_tape_not_found: 404,
  not_a_self_tape_call: 409,
  tape_request_missing: 409,
  tape_deadline_passed: 409,
  tape_is_final: 409,
  tape_already_sent: 409,

  no_slots: 409,
  applicant_rejected: 409,
  no_audition_slot: 409,
  slot_not_found: 404,
  slot_taken: 409,
  slot_unavailable: 409,
  slot_cancelled: 409,
  slot_in_past: 400,
  slot_after_shoot: 400,
  slot_overlaps: 409,
  slot_capacity_too_small: 409,

  role_offer_required: 409,
  role_offer_not_found: 404,
  role_offer_exists: 409,
  role_offer_accepted: 409,
  role_offer_declined: 409,
  role_offer_withdrawn: 409,
  role_offer_lapsed: 409,
  role_offer_stepped_back: 409,
  role_offer_cancelled: 409,
  role_not_accepted: 409,
  positions_filled: 409,
  answer_date_in_past: 400,
} as const satisfies ErrorStatusesOf<'auditions'>;
