import {
  COPY,
  FORM,
  type Inventory,
  KEY,
  MEMO,
  OWN,
  PRIVATE,
  PROCESSING_STATE,
  rowsOf,
  SET,
} from '#features/privacy/export-archive/inventory-entry.ts';

const own = { by: 'talent_id', of: 'the account' } as const;
const held = { by: 'holder_id', of: 'the account' } as const;
const account = { by: 'account_id', of: 'the account' } as const;
const sent = { by: 'application_id', of: 'application' } as const;
const ordered = { by: 'order_id', of: 'plan_order' } as const;
const self = { by: 'id', of: 'the account' } as const;
const ownWithFile = { ...own, stored: 'file' } as const;
const taken = { by: 'application_media_id', of: 'application_media' } as const;
const decided = { ...sent, only: { sent_at: SET } } as const;
const slot = { by: 'id', of: 'audition_invitation', through: 'slot_id' } as const;
const attached = { stored: 'file', by: 'message_id', of: 'conversation_message' } as const;
const termed = { by: 'offer_terms_id', of: 'offer_terms' } as const;
const ownBlocks = { ...own, only: { party: 'talent' } } as const;
const MEMBER_REASON = 'Only the house sees which of its members did it.';

/** The data held on a talent beyond the account: the profile, applications with the answers, and payments. */
export const talentInventory: Inventory = {
  held: [
    rowsOf('talent', 'profile/profile', self, {
      profile_photo: COPY,
      listed_at: COPY,
      document: COPY,
      child_document: COPY,
      plain_beard: COPY,
      plain_body: COPY,
      plain_city: COPY,
      plain_eyes: COPY,
      plain_hair: COPY,
      saved_by_request: FORM,
    }),
    rowsOf('talent_draft', 'profile/unsaved_draft', own, { based_on: PROCESSING_STATE }),
    rowsOf('guardian', 'profile/consents_of_a_guardian', own, { id: COPY, contact: COPY }),
    rowsOf('guardian_decision', 'profile/decisions_of_a_guardian', own, { guardian_id: COPY }),
    rowsOf('application_media', 'profile/media_for_a_guardian', {
      by: 'guardian_decision_id',
      of: 'guardian_decision',
      stored: 'file',
      columns: ['id', 'guardian_decision_id', 'field', 'kind', 'state', 'file'],
    }),
    rowsOf('featured_talent', 'profile/featured', own),
    rowsOf('mandate', 'profile/who_acts_for_you', own, {
      seed: KEY,
      token_hash: KEY,
      folder: 'Only the agency sees how it sorts its clients.',
    }),
    rowsOf('application_claim', 'applications/agencies_that_also_submitted_you', sent),
    rowsOf('mandate', 'profile/for_whom_you_act', held, { seed: KEY, token_hash: KEY }),
    rowsOf('acting_event', 'profile/done_by_others', own),
    rowsOf('acting_event', 'profile/done_for_others', { by: 'actor_id', of: 'the account' }),
    rowsOf('talent_media', 'profile/media', ownWithFile, { public_file: COPY, poster: COPY, digest: COPY }),
    rowsOf('application_draft', 'applications/unsent_drafts', own),
    rowsOf('application_kit', 'profile/application_kits', own),
    rowsOf('media_upload', 'profile/uploads_under_way', own, {
      replaces: PROCESSING_STATE,
      media_id: PROCESSING_STATE,
    }),
    rowsOf('talent_address', 'public-page/addresses', own),
    rowsOf('profile_share_link', 'public-page/shared_links', own, { token_hash: KEY, request_id: FORM }),
    rowsOf(
      'package',
      'public-page/packages',
      { by: 'agency_id', of: 'the account' },
      {
        token_hash: KEY,
        request_id: FORM,
      },
    ),
    rowsOf('package_client', 'public-page/clients_in_packages', { by: 'package_id', of: 'package' }),
    rowsOf('house_document', 'profile/agency_documents', own, {
      file: 'Deleted once we decide; you have the original.',
    }),
    rowsOf('profile_view', 'public-page/houses_that_looked', own),
    rowsOf('profile_visit', 'public-page/other_visitors', own),
    rowsOf('house_mute', 'auditions/muted_houses', own),
    rowsOf('saved_job', 'searches/saved_casting_calls', own),
    rowsOf('saved_search', 'searches/saved_searches', own, { stop_token: KEY }),
    rowsOf('alerted_job', 'searches/calls_alerted_of', own),

    rowsOf('application', 'applications/applications', own, {
      stage: PRIVATE,
      board_changed_at: COPY,
      considered_by: MEMBER_REASON,
    }),
    rowsOf('added_person', 'applications/added_by_houses', sent, {
      job_id: COPY,
      request_id: FORM,
      position: FORM,
      account_id: MEMBER_REASON,
      mailbox: COPY,
      token_hash: KEY,
      house_told_at: PROCESSING_STATE,
    }),
    rowsOf('status_change', 'applications/steps', sent, { account_id: MEMBER_REASON, position: COPY }),
    rowsOf(
      'application_media',
      'applications/media',
      { ...sent, stored: 'file' },
      { poster: COPY, small_file: COPY, guardian_decision_id: COPY },
    ),
    rowsOf('application_consent', 'applications/consents', sent),
    rowsOf('decision', 'applications/decisions', decided, {
      id: PROCESSING_STATE,
      request_id: PROCESSING_STATE,
      account_id: MEMBER_REASON,
      decided_at: PRIVATE,
      send_at: PRIVATE,
      cancelled_at: PRIVATE,
    }),
    rowsOf('audition_invitation', 'auditions/auditions', sent, {
      account_id: MEMBER_REASON,
      sequence: PROCESSING_STATE,
      cancellation_due: PROCESSING_STATE,
    }),
    rowsOf('audition_slot', 'auditions/times', slot, { capacity: PRIVATE, created_at: PROCESSING_STATE }),
    rowsOf('audition_reminder', 'auditions/reminders', sent),
    rowsOf('audition_pass', 'auditions/shared_passes', sent, { token_hash: KEY, account_id: COPY }),
    rowsOf('self_tape', 'auditions/self_tapes', sent, { account_id: MEMBER_REASON }),
    rowsOf('take_view', 'auditions/views_of_takes', taken, {
      account_id: MEMBER_REASON,
      client_viewer_id: MEMBER_REASON,
    }),
    rowsOf('audition_attendance', 'auditions/attendances', sent, { account_id: MEMBER_REASON }),
    rowsOf('role_offer', 'auditions/offers', sent, {
      lapses_at: COPY,
      exceeds_positions: PRIVATE,
      made_by: MEMBER_REASON,
      withdrawn_by: MEMBER_REASON,
    }),
    rowsOf('invitation_to_apply', 'auditions/invitations_to_apply', own, { account_id: MEMBER_REASON }),
    rowsOf('unavailable', 'auditions/calendar_days', own),
    rowsOf('calendar_subscription', 'auditions/subscribed_calendar', own, { sealed_secret: KEY }),
    rowsOf('availability_check', 'auditions/availability_checks', sent, {
      token_hash: KEY,
      account_id: MEMBER_REASON,
    }),
    rowsOf('booking', 'auditions/holds_and_bookings', own, {
      account_id: MEMBER_REASON,
      told: PROCESSING_STATE,
    }),
    rowsOf('offer_terms', 'auditions/terms_of_offers', sent, {
      then_backup: PRIVATE,
      follows: PRIVATE,
      passed_on_at: PROCESSING_STATE,
    }),
    rowsOf('terms_signature', 'auditions/signatures_of_terms', termed, { account_id: MEMBER_REASON }),
    rowsOf('deal_memo', 'auditions/deal_memos', termed, { file: MEMO }),
    rowsOf('pay_mark', 'auditions/pay', { ...sent, stored: 'proof' }, { account_id: MEMBER_REASON }),
    rowsOf('pay_dispute', 'auditions/disputes_about_pay', sent, { account_id: MEMBER_REASON }),
    rowsOf('shoot_day_sent', 'auditions/shoot_days', sent),
    rowsOf(
      'feedback',
      'auditions/your_feedback',
      { ...sent, only: { party: 'talent' } },
      { party: OWN, account_id: MEMBER_REASON },
    ),
    rowsOf('conversation', 'conversations/conversations', own, { last_of_house: COPY, last_of_talent: COPY }),
    rowsOf('conversation_message', 'conversations/messages', sent, { account_id: MEMBER_REASON }),
    rowsOf('conversation_file', 'conversations/files', attached, {
      account_id: MEMBER_REASON,
      poster: COPY,
      expires_at: PROCESSING_STATE,
    }),
    rowsOf('conversation_file', 'conversations/files_not_sent', {
      stored: 'file',
      by: 'account_id',
      of: 'the account',
      only: { message_id: null },
      columns: ['id', 'application_id', 'name', 'kind', 'bytes', 'state', 'file', 'expires_at'],
    }),
    rowsOf('conversation_block', 'conversations/blocked_houses', ownBlocks, { party: OWN, account_id: OWN }),
    rowsOf('report', 'conversations/other_reports', account, { snapshot: COPY }),
    rowsOf('conversation_report', 'conversations/reports', account, { party: OWN, snapshot: COPY }),

    rowsOf('subscription', 'payments/plans', own, { reminded_days: PROCESSING_STATE }),
    rowsOf('plan_order', 'payments/orders', own, { request_id: FORM, checked_at: PROCESSING_STATE }),
    rowsOf('payment', 'payments/payments', ordered),
    rowsOf('refund', 'payments/refunds', { by: 'payment_id', of: 'payment' }),
    rowsOf('invoice', 'payments/invoices', ordered),
  ],
  leftOut: {
    application_note: PRIVATE,
    application_score: PRIVATE,
    take_comment: PRIVATE,
    stage_move: PRIVATE,
    board_share_link_application: PRIVATE,
    client_viewer: PRIVATE,
    client_response: PRIVATE,
    talent_list_entry: PRIVATE,
    audit_log_entry: PRIVATE,
    ledger_entry: 'Repeats the amounts of the payments and refunds.',
  },
};
