import {
  COPY,
  FORM,
  type Inventory,
  OWN,
  PROCESSING_STATE,
  rowsOf,
  TAPE_UPLOAD,
  THEIRS,
} from '#features/privacy/data-exports/inventory-entry.ts';

const own = { by: 'production_house_id', of: 'the house' } as const;
const called = { by: 'job_id', of: 'job' } as const;
const received = { by: 'application_id', of: 'application' } as const;

/** The applications and messages a house received, and what it did with them. */
export const receivedInventory: Inventory = {
  held: [
    rowsOf('application', {
      file: 'applicants',
      list: 'applicants',
      by: 'id',
      of: 'the house’s applications',
      without: {
        role_specific_info: THEIRS,
        travel: THEIRS,
        availability: THEIRS,
        details: THEIRS,
        allowance_returned: THEIRS,
        board_changed_at: COPY,
        hidden_at: 'The house reads no application that has it.',
      },
    }),
    rowsOf('status_change', {
      file: 'applicants',
      list: 'steps',
      ...received,
      without: { position: COPY },
    }),
    rowsOf('stage_move', {
      file: 'applicants',
      list: 'steps_on_the_board',
      ...received,
      without: { request_id: FORM, place: COPY },
    }),
    rowsOf('application_note', {
      file: 'applicants',
      list: 'notes',
      ...received,
    }),
    rowsOf('application_score', {
      file: 'applicants',
      list: 'scores',
      ...received,
      without: { id: PROCESSING_STATE },
    }),
    rowsOf('decision', {
      file: 'applicants',
      list: 'decisions',
      ...received,
      without: { request_id: FORM },
    }),
    rowsOf('audition_slot', {
      file: 'auditions',
      list: 'times',
      ...called,
    }),
    rowsOf('audition_invitation', {
      file: 'auditions',
      list: 'auditions',
      ...received,
      without: { sequence: PROCESSING_STATE, cancellation_due: PROCESSING_STATE },
    }),
    rowsOf('tape_request', {
      file: 'auditions',
      list: 'tape_requests',
      ...called,
      stored: 'sides',
      without: { summarised_for: PROCESSING_STATE },
    }),
    rowsOf('self_tape', {
      file: 'auditions',
      list: 'self_tapes',
      ...received,
      without: {
        reminded_for: PROCESSING_STATE,
        ...TAPE_UPLOAD,
      },
    }),
    rowsOf('audition_attendance', {
      file: 'auditions',
      list: 'attendances',
      ...received,
    }),
    rowsOf('role_offer', {
      file: 'auditions',
      list: 'offers',
      ...received,
      without: { lapses_at: COPY },
    }),
    rowsOf('invitation_to_apply', {
      file: 'auditions',
      list: 'invitations_to_apply',
      ...called,
    }),
    rowsOf('conversation', {
      file: 'conversations',
      list: 'conversations',
      ...received,
      without: { production_house_id: OWN, last_of_house: COPY, last_of_talent: COPY },
    }),
    rowsOf('conversation_message', {
      file: 'conversations',
      list: 'messages',
      ...received,
    }),
    rowsOf('conversation_file', {
      file: 'conversations',
      list: 'files_of_the_house',
      stored: 'file',
      by: 'account_id',
      of: 'the team',
      without: { poster: COPY },
    }),
    rowsOf('conversation_block', {
      file: 'conversations',
      list: 'blocked_talents',
      ...own,
      only: { party: 'house' },
      without: { party: OWN },
    }),
    rowsOf('report', {
      file: 'conversations',
      list: 'other_reports',
      by: 'account_id',
      of: 'the team',
      without: { snapshot: COPY },
    }),
    rowsOf('conversation_report', {
      file: 'conversations',
      list: 'reports',
      by: 'account_id',
      of: 'the team',
      without: { party: OWN, snapshot: COPY },
    }),
  ],
  leftOut: {},
};
