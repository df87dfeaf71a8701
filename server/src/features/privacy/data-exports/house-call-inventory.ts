import { COPY, FORM, KEY, rowsOf } from '#features/privacy/data-exports/inventory-entry.ts';

const own = { by: 'production_house_id', of: 'the house' } as const;
/** The columns of a casting call that the database computes from others. */
const computed = { age_from: COPY, age_to: COPY, closes_at: COPY, document: COPY, pay: COPY, is_paid: COPY };
const called = { by: 'job_id', of: 'job' } as const;

/** What is held on the casting calls of a house. */
export const houseCallRows = [
  rowsOf('casting_project', {
    file: 'calls',
    list: 'projects',
    ...own,
    without: { request_id: FORM },
  }),
  rowsOf('job', {
    file: 'calls',
    list: 'calls',
    ...own,
    stored: 'image',
    without: {
      ...computed,
      recent_applications: COPY,
      saved_by_request: FORM,
    },
  }),
  rowsOf('job_change', {
    file: 'calls',
    list: 'former_texts',
    ...called,
  }),
  rowsOf('job_revision', {
    file: 'calls',
    list: 'edits_in_review',
    ...called,
    stored: 'image',
  }),
  rowsOf('job_draft', {
    file: 'calls',
    list: 'drafts',
    ...own,
    stored: 'image',
    without: { request_id: FORM },
  }),
  rowsOf('board_share_link', {
    file: 'calls',
    list: 'shared_boards',
    ...called,
    without: { request_id: FORM, token_hash: KEY },
  }),
  rowsOf('board_share_link_application', {
    file: 'calls',
    list: 'shown_on_shared_boards',
    by: 'board_share_link_id',
    of: 'board_share_link',
  }),
  rowsOf('client_response', {
    file: 'calls',
    list: 'client_responses',
    by: 'board_share_link_id',
    of: 'board_share_link',
  }),
];
