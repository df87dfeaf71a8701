import {
  COPY,
  FORM,
  type Inventory,
  KEY,
  OWN,
  rowsOf,
  WORKINGS,
} from '#features/privacy/data-exports/inventory-entry.ts';

const own = { by: 'talent_id', of: 'the account' } as const;
const sent = { by: 'application_id', of: 'application' } as const;
const PRIVATE = 'What a house thinks of its applicants is for that house alone.';
const WHO = 'Who of a house did it is told to that house alone.';

/** The data held on a talent beyond the account. */
export const talentInventory: Inventory = {
  held: [
    rowsOf('talent', {
      ...{ file: 'profile', list: 'profile', by: 'id', of: 'the account' },
      columns: [
        ...(['id', 'name', 'gender', 'date_of_birth', 'profile_type', 'city', 'state', 'country'] as const),
        ...(['languages', 'skills', 'body_type', 'skin_tone', 'hair_color', 'eye_color', 'beard'] as const),
        ...(['details', 'visibility', 'public_from', 'houses_from', 'created_at', 'updated_at'] as const),
      ],
      without: {
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
      },
    }),
    rowsOf('talent_draft', {
      ...{ file: 'profile', list: 'unsaved_draft', ...own },
      columns: ['fields', 'saved_at'],
      without: { talent_id: OWN, based_on: WORKINGS },
    }),
    rowsOf('guardian', {
      ...{ file: 'profile', list: 'consents_of_a_guardian', ...own },
      columns: ['name', 'relation', 'mobile', 'consent_version', 'consented_at', 'withdrawn_at'],
      without: { talent_id: OWN, id: COPY },
    }),
    rowsOf('featured_talent', {
      ...{ file: 'profile', list: 'featured', ...own },
      columns: ['place'],
      without: { talent_id: OWN },
    }),
    rowsOf('talent_media', {
      ...{ file: 'profile', list: 'media', ...own, stored: 'file' },
      columns: [
        ...(['id', 'kind', 'state', 'file', 'caption', 'position', 'width', 'height', 'seconds'] as const),
        ...(['bytes', 'created_at'] as const),
      ],
      without: { talent_id: OWN, public_file: COPY, poster: COPY, digest: COPY },
    }),
    rowsOf('media_upload', {
      ...{ file: 'profile', list: 'uploads_under_way', ...own },
      columns: ['id', 'kind', 'bytes', 'expires_at', 'finished_at'],
      without: { talent_id: OWN, replaces: WORKINGS, media_id: WORKINGS },
    }),
    rowsOf('profile_share_link', {
      ...{ file: 'public-page', list: 'shared_links', ...own },
      columns: ['id', 'label', 'created_at', 'expires_at', 'revoked_at', 'opened'],
      without: { talent_id: OWN, token_hash: KEY, request_id: FORM },
    }),
    rowsOf('profile_view', {
      ...{ file: 'public-page', list: 'houses_that_looked', ...own },
      columns: ['production_house_id', 'day'],
      without: { talent_id: OWN },
    }),
    rowsOf('profile_visit', {
      ...{ file: 'public-page', list: 'other_visitors', ...own },
      columns: ['day', 'visitors'],
      without: { talent_id: OWN },
    }),
    rowsOf('application', {
      ...{ file: 'applications', list: 'applications', ...own },
      columns: [
        ...([
          'id',
          'job_id',
          'status',
          'applied_at',
          'role_specific_info',
          'travel',
          'availability',
        ] as const),
        ...(['details', 'opened', 'allowance_returned'] as const),
      ],
      without: { talent_id: OWN },
    }),
    rowsOf('status_change', {
      ...{ file: 'applications', list: 'steps', ...sent },
      columns: ['application_id', 'status', 'party', 'happened_at'],
      without: { account_id: WHO },
    }),
    rowsOf('application_media', {
      ...{ file: 'applications', list: 'media', ...sent, stored: 'file' },
      columns: ['id', 'application_id', 'field', 'kind', 'state', 'file'],
      without: { poster: COPY },
    }),
    rowsOf('application_consent', {
      ...{ file: 'applications', list: 'consents', ...sent },
      columns: ['application_id', 'consent', 'version', 'agreed_at'],
    }),
    rowsOf('rejection', {
      ...{ file: 'applications', list: 'words_at_the_end', ...sent },
      columns: ['application_id', 'text'],
      without: { queued_at: WORKINGS },
    }),
    rowsOf('audition_invitation', {
      ...{ file: 'auditions', list: 'auditions', ...sent },
      columns: ['application_id', 'answer', 'slot_id', 'note', 'invited_at', 'changed_at'],
      without: { account_id: WHO, sequence: WORKINGS },
    }),
    rowsOf('audition_slot', {
      ...{ file: 'auditions', list: 'times', by: 'id', of: 'audition_invitation', through: 'slot_id' },
      columns: ['id', 'job_id', 'starts_at', 'ends_at', 'place', 'cancelled_at'],
      without: { capacity: PRIVATE, created_at: WORKINGS },
    }),
    rowsOf('audition_reminder', {
      ...{ file: 'auditions', list: 'reminders', ...sent },
      columns: ['application_id', 'starts_at', 'hours', 'noted_at'],
    }),
    rowsOf('role_offer', {
      ...{ file: 'auditions', list: 'offers', ...sent },
      columns: [
        ...(['id', 'application_id', 'message', 'answer_by', 'status', 'reason', 'made_at'] as const),
        'answered_at',
      ],
      without: { lapses_at: COPY, made_by: WHO, withdrawn_by: WHO },
    }),
    rowsOf('invitation_to_apply', {
      ...{ file: 'auditions', list: 'invitations_to_apply', ...own },
      columns: ['id', 'job_id', 'message', 'invited_at', 'declined_at'],
      without: { talent_id: OWN, account_id: WHO },
    }),
    rowsOf('house_mute', {
      ...{ file: 'auditions', list: 'muted_houses', ...own },
      columns: ['production_house_id', 'muted_at'],
      without: { talent_id: OWN },
    }),
    rowsOf('conversation', {
      ...{ file: 'conversations', list: 'conversations', ...own },
      columns: [
        ...(['application_id', 'production_house_id', 'written_at', 'read_by_talent'] as const),
        ...(['talent_read_at', 'read_by_house', 'house_read_at'] as const),
      ],
      without: { talent_id: OWN, last_of_house: COPY, last_of_talent: COPY },
    }),
    rowsOf('conversation_message', {
      ...{ file: 'conversations', list: 'messages', ...sent },
      columns: ['id', 'application_id', 'party', 'place', 'text', 'written_at'],
      without: { account_id: WHO },
    }),
    rowsOf('conversation_file', {
      ...{ file: 'conversations', list: 'files', stored: 'file' },
      ...{ by: 'message_id', of: 'conversation_message' },
      columns: ['id', 'application_id', 'message_id', 'position', 'name', 'kind', 'bytes', 'state', 'file'],
      without: { account_id: WHO, poster: COPY, expires_at: WORKINGS },
    }),
    rowsOf('conversation_file', {
      ...{ file: 'conversations', list: 'files_not_sent', stored: 'file' },
      ...{ by: 'account_id', of: 'the account', only: { message_id: null } },
      columns: ['id', 'application_id', 'name', 'kind', 'bytes', 'state', 'file', 'expires_at'],
    }),
    rowsOf('conversation_block', {
      ...{ file: 'conversations', list: 'blocked_houses', ...own, only: { party: 'talent' } },
      columns: ['production_house_id', 'blocked_at'],
      without: { talent_id: OWN, party: OWN, account_id: OWN },
    }),
    rowsOf('conversation_report', {
      ...{ file: 'conversations', list: 'reports', by: 'account_id', of: 'the account' },
      columns: ['id', 'application_id', 'message_id', 'reason', 'text', 'reported_at', 'closed_at'],
      without: { account_id: OWN, party: OWN, snapshot: COPY },
    }),
    rowsOf('saved_search', {
      ...{ file: 'searches', list: 'saved_searches', ...own },
      columns: [
        ...(['id', 'name', 'filters', 'created_at', 'alerts', 'alerts_from', 'email_days'] as const),
        'paused_until',
      ],
      without: { talent_id: OWN, stop_token: KEY },
    }),
    rowsOf('alerted_job', {
      ...{ file: 'searches', list: 'calls_alerted_of', ...own },
      columns: ['job_id', 'channel', 'alerted_at'],
      without: { talent_id: OWN },
    }),
  ],
  leftOut: {
    application_note: PRIVATE,
    application_score: PRIVATE,
    pending_move: PRIVATE,
    board_share_link_application: PRIVATE,
    talent_list_entry: PRIVATE,
    audit_log_entry: PRIVATE,
  },
};
