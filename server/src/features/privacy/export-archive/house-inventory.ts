import {
  COPY,
  FORM,
  type Inventory,
  KEY,
  MEMO,
  OWN,
  PROCESSING_STATE,
  rowsOf,
  THEIRS,
} from '#features/privacy/export-archive/inventory-entry.ts';

const own = { by: 'production_house_id', of: 'the house' } as const;
const team = { by: 'account_id', of: 'the team' } as const;
const called = { by: 'job_id', of: 'job' } as const;
const shared = { by: 'board_share_link_id', of: 'board_share_link' } as const;
const received = { by: 'application_id', of: 'application' } as const;
const self = { by: 'id', of: 'the house', stored: 'profile_photo' } as const;
const ownWithImage = { ...own, stored: 'image' } as const;
const applied = { by: 'id', of: 'the house’s applications' } as const;
const calledWithSides = { ...called, stored: 'sides' } as const;
const sentByTeam = { stored: 'file', by: 'account_id', of: 'the team' } as const;
const termed = { by: 'offer_terms_id', of: 'offer_terms' } as const;
const ownBlocks = { ...own, only: { party: 'house' } } as const;
const STAFF = 'Which person of our staff decided; the reason is here.';
/** The columns of a casting call that the database computes from others. */
const computed = {
  age_from: COPY,
  age_to: COPY,
  closes_at: COPY,
  document: COPY,
  pay: COPY,
  is_paid: COPY,
  spaced_languages: COPY,
  spaced_location: COPY,
  spaced_skills: COPY,
};

/** The data held on a house: its profile, team, casting calls, and the applications and messages it received. */
export const houseInventory: Inventory = {
  held: [
    rowsOf('production_house', 'company/company', self, { saved_by_request: FORM }),
    rowsOf('account', 'team/members', {
      by: 'production_house_id',
      of: 'the house',
      columns: [
        'id',
        'display_name',
        'email',
        'team_role',
        'limited_to_projects',
        'created_at',
        'verified_at',
        'removed_at',
      ],
    }),
    rowsOf('house_document', 'company/documents', own, {
      file: 'Deleted once we decide; you have the original.',
    }),
    rowsOf('child_grade', 'company/verified_for_children', own, { first_by: STAFF, second_by: STAFF }),
    rowsOf('house_suspension', 'company/suspensions', own, {
      proposed_by: STAFF,
      confirmed_by: STAFF,
      ended_by: STAFF,
    }),
    rowsOf('appeal', 'company/appeals', own, { decided_by: STAFF }),
    rowsOf('house_webhook', 'company/webhooks', own, {
      sealed_secret: 'The key with which we sign what we send.',
    }),
    rowsOf('webhook_delivery', 'company/webhook_deliveries', { by: 'webhook_id', of: 'house_webhook' }),
    rowsOf('team_invitation', 'team/invitations', own, { seed: KEY, token_hash: KEY, mailbox: COPY }),
    rowsOf('audit_log_entry', 'team/what_was_done', own, { id: COPY }),
    rowsOf('casting_project', 'calls/projects', own),
    rowsOf('team_member_project', 'team/limits_to_projects', team),
    rowsOf('job', 'calls/calls', ownWithImage, {
      ...computed,
      recent_applications: COPY,
      shoot_days: COPY,
      posted_by_request: FORM,
      saved_by_request: FORM,
    }),
    rowsOf('job_change', 'calls/former_texts', called),
    rowsOf('job_revision', 'calls/edits_in_review', { ...called, stored: 'image' }),
    rowsOf('job_draft', 'calls/drafts', ownWithImage, { request_id: FORM }),
    rowsOf('board_share_link', 'calls/shared_boards', called, { request_id: FORM, token_hash: KEY }),
    rowsOf('board_share_link_application', 'calls/shown_on_shared_boards', shared),
    rowsOf('client_viewer', 'calls/viewers_of_shared_boards', shared, { token_hash: KEY, mailbox: COPY }),
    rowsOf('client_response', 'calls/client_responses', { by: 'client_viewer_id', of: 'client_viewer' }),
    rowsOf('review_preset', 'calls/saved_filters_and_messages', own),
    rowsOf('talent_list', 'lists/lists', own),
    rowsOf('talent_list_entry', 'lists/talents_on_lists', { by: 'talent_list_id', of: 'talent_list' }),
    rowsOf('profile_view', 'lists/profiles_looked_at', own),

    rowsOf('application', 'applicants/applicants', applied, {
      role_specific_info: THEIRS,
      travel: THEIRS,
      availability: THEIRS,
      details: THEIRS,
      allowance_returned: THEIRS,
      board_changed_at: COPY,
      hidden_at: 'The house reads no application that has it.',
    }),
    rowsOf('added_person', 'applicants/people_you_added', called, {
      request_id: FORM,
      position: FORM,
      mailbox: COPY,
      token_hash: KEY,
      house_told_at: PROCESSING_STATE,
    }),
    rowsOf('status_change', 'applicants/steps', received, { position: COPY }),
    rowsOf('stage_move', 'applicants/steps_on_the_board', received, { request_id: FORM, place: COPY }),
    rowsOf('application_note', 'applicants/notes', received),
    rowsOf('application_score', 'applicants/scores', received, { id: PROCESSING_STATE }),
    rowsOf('decision', 'applicants/decisions', received, { request_id: FORM }),
    rowsOf('audition_slot', 'auditions/times', called),
    rowsOf('audition_invitation', 'auditions/auditions', received, {
      sequence: PROCESSING_STATE,
      cancellation_due: PROCESSING_STATE,
    }),
    rowsOf('tape_request', 'auditions/tape_requests', calledWithSides, { summarised_for: PROCESSING_STATE }),
    rowsOf('self_tape', 'auditions/self_tapes', received, { reminded_for: PROCESSING_STATE }),
    rowsOf('take_comment', 'auditions/comments_on_takes', team),
    rowsOf('take_comment', 'auditions/comments_of_clients', { by: 'client_viewer_id', of: 'client_viewer' }),
    rowsOf('take_view', 'auditions/views_of_takes', team),
    rowsOf('audition_attendance', 'auditions/attendances', received),
    rowsOf('role_offer', 'auditions/offers', received, { lapses_at: COPY }),
    rowsOf('invitation_to_apply', 'auditions/invitations_to_apply', called),
    rowsOf('availability_check', 'auditions/availability_checks', received, { token_hash: KEY }),
    rowsOf('booking', 'auditions/holds_and_bookings', received, { told: PROCESSING_STATE }),
    rowsOf('offer_terms', 'auditions/terms_of_offers', received, { passed_on_at: PROCESSING_STATE }),
    rowsOf('terms_signature', 'auditions/signatures_of_terms', termed),
    rowsOf('deal_memo', 'auditions/deal_memos', termed, { file: MEMO }),
    rowsOf('pay_mark', 'auditions/pay', { ...received, stored: 'proof' }),
    rowsOf('pay_dispute', 'auditions/disputes_about_pay', received),
    rowsOf('shoot_day', 'auditions/shoot_days', called),
    rowsOf('shoot_day_sent', 'auditions/shoot_days_sent', received),
    rowsOf('feedback', 'auditions/your_feedback', { ...received, only: { party: 'house' } }, { party: OWN }),
    rowsOf('conversation', 'conversations/conversations', received, {
      production_house_id: OWN,
      last_of_house: COPY,
      last_of_talent: COPY,
    }),
    rowsOf('conversation_message', 'conversations/messages', received),
    rowsOf('conversation_file', 'conversations/files_of_the_house', sentByTeam, { poster: COPY }),
    rowsOf('conversation_block', 'conversations/blocked_talents', ownBlocks, { party: OWN }),
    rowsOf('report', 'conversations/other_reports', team, { snapshot: COPY }),
    rowsOf('conversation_report', 'conversations/reports', team, { party: OWN, snapshot: COPY }),
  ],
  leftOut: {
    application_media: THEIRS,
    media_upload: THEIRS,
    guardian_decision: THEIRS,
    application_consent: THEIRS,
    audition_reminder: THEIRS,
    audition_pass: 'Only the talent and their family know of it.',
    alerted_job: THEIRS,
    application_draft: THEIRS,
    application_claim: 'Only the talent and the agencies see who submitted the talent too.',
    saved_job: THEIRS,
    house_mute: 'Only the talent sees which houses they have muted.',
  },
};
