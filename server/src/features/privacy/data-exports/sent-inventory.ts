import {
  COPY,
  type Inventory,
  OWN,
  PRIVATE,
  PROCESSING_STATE,
  rowsOf,
  SET,
  TAPE_UPLOAD,
} from '#features/privacy/data-exports/inventory-entry.ts';

const own = { by: 'talent_id', of: 'the account' } as const;
const sent = { by: 'application_id', of: 'application' } as const;
const MEMBER_REASON = 'Only the house sees which of its members did it.';

/** The applications and messages a talent sent, and the answers. */
export const sentInventory: Inventory = {
  held: [
    rowsOf('application', {
      file: 'applications',
      list: 'applications',
      ...own,
      without: { stage: PRIVATE, board_changed_at: COPY },
    }),
    rowsOf('status_change', {
      file: 'applications',
      list: 'steps',
      ...sent,
      without: { account_id: MEMBER_REASON, position: COPY },
    }),
    rowsOf('application_media', {
      file: 'applications',
      list: 'media',
      ...sent,
      stored: 'file',
      without: { poster: COPY },
    }),
    rowsOf('application_consent', {
      file: 'applications',
      list: 'consents',
      ...sent,
    }),
    rowsOf('decision', {
      file: 'applications',
      list: 'decisions',
      ...sent,
      only: { sent_at: SET },
      without: {
        id: PROCESSING_STATE,
        request_id: PROCESSING_STATE,
        account_id: MEMBER_REASON,
        decided_at: PRIVATE,
        send_at: PRIVATE,
        cancelled_at: PRIVATE,
      },
    }),
    rowsOf('audition_invitation', {
      file: 'auditions',
      list: 'auditions',
      ...sent,
      without: {
        account_id: MEMBER_REASON,
        sequence: PROCESSING_STATE,
        cancellation_due: PROCESSING_STATE,
      },
    }),
    rowsOf('audition_slot', {
      file: 'auditions',
      list: 'times',
      by: 'id',
      of: 'audition_invitation',
      through: 'slot_id',
      without: { capacity: PRIVATE, created_at: PROCESSING_STATE },
    }),
    rowsOf('audition_reminder', {
      file: 'auditions',
      list: 'reminders',
      ...sent,
    }),
    rowsOf('self_tape', {
      file: 'auditions',
      list: 'self_tapes',
      ...sent,
      without: {
        account_id: MEMBER_REASON,
        ...TAPE_UPLOAD,
      },
    }),
    rowsOf('audition_attendance', {
      file: 'auditions',
      list: 'attendances',
      ...sent,
      without: { account_id: MEMBER_REASON },
    }),
    rowsOf('role_offer', {
      file: 'auditions',
      list: 'offers',
      ...sent,
      without: {
        lapses_at: COPY,
        exceeds_positions: PRIVATE,
        made_by: MEMBER_REASON,
        withdrawn_by: MEMBER_REASON,
      },
    }),
    rowsOf('invitation_to_apply', {
      file: 'auditions',
      list: 'invitations_to_apply',
      ...own,
      without: { account_id: MEMBER_REASON },
    }),
    rowsOf('conversation', {
      file: 'conversations',
      list: 'conversations',
      ...own,
      without: { last_of_house: COPY, last_of_talent: COPY },
    }),
    rowsOf('conversation_message', {
      file: 'conversations',
      list: 'messages',
      ...sent,
      without: { account_id: MEMBER_REASON },
    }),
    rowsOf('conversation_file', {
      file: 'conversations',
      list: 'files',
      stored: 'file',
      by: 'message_id',
      of: 'conversation_message',
      without: { account_id: MEMBER_REASON, poster: COPY, expires_at: PROCESSING_STATE },
    }),
    rowsOf('conversation_file', {
      file: 'conversations',
      list: 'files_not_sent',
      stored: 'file',
      by: 'account_id',
      of: 'the account',
      only: { message_id: null },
      columns: ['id', 'application_id', 'name', 'kind', 'bytes', 'state', 'file', 'expires_at'],
    }),
    rowsOf('conversation_block', {
      file: 'conversations',
      list: 'blocked_houses',
      ...own,
      only: { party: 'talent' },
      without: { party: OWN, account_id: OWN },
    }),
    rowsOf('report', {
      file: 'conversations',
      list: 'other_reports',
      by: 'account_id',
      of: 'the account',
      without: { snapshot: COPY },
    }),
    rowsOf('conversation_report', {
      file: 'conversations',
      list: 'reports',
      by: 'account_id',
      of: 'the account',
      without: { party: OWN, snapshot: COPY },
    }),
  ],
  leftOut: {},
};
