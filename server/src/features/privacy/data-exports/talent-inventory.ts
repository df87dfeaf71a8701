import {
  COPY,
  FORM,
  type Inventory,
  KEY,
  PRIVATE,
  PROCESSING_STATE,
  rowsOf,
} from '#features/privacy/data-exports/inventory-entry.ts';

const own = { by: 'talent_id', of: 'the account' } as const;

/** The data held on a talent beyond the account. */
export const talentInventory: Inventory = {
  held: [
    rowsOf('talent', {
      file: 'profile',
      list: 'profile',
      by: 'id',
      of: 'the account',
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
      file: 'profile',
      list: 'unsaved_draft',
      ...own,
      without: { based_on: PROCESSING_STATE },
    }),
    rowsOf('guardian', {
      file: 'profile',
      list: 'consents_of_a_guardian',
      ...own,
      without: { id: COPY, contact: COPY },
    }),
    rowsOf('featured_talent', {
      file: 'profile',
      list: 'featured',
      ...own,
    }),
    rowsOf('talent_media', {
      file: 'profile',
      list: 'media',
      ...own,
      stored: 'file',
      without: { public_file: COPY, poster: COPY, digest: COPY },
    }),
    rowsOf('application_kit', {
      file: 'profile',
      list: 'application_kits',
      ...own,
    }),
    rowsOf('media_upload', {
      file: 'profile',
      list: 'uploads_under_way',
      ...own,
      without: { replaces: PROCESSING_STATE, media_id: PROCESSING_STATE },
    }),
    rowsOf('talent_address', {
      file: 'public-page',
      list: 'addresses',
      ...own,
    }),
    rowsOf('profile_share_link', {
      file: 'public-page',
      list: 'shared_links',
      ...own,
      without: { token_hash: KEY, request_id: FORM },
    }),
    rowsOf('profile_view', {
      file: 'public-page',
      list: 'houses_that_looked',
      ...own,
    }),
    rowsOf('profile_visit', {
      file: 'public-page',
      list: 'other_visitors',
      ...own,
    }),
    rowsOf('house_mute', {
      file: 'auditions',
      list: 'muted_houses',
      ...own,
    }),
    rowsOf('saved_job', {
      file: 'searches',
      list: 'saved_casting_calls',
      ...own,
    }),
    rowsOf('saved_search', {
      file: 'searches',
      list: 'saved_searches',
      ...own,
      without: { stop_token: KEY },
    }),
    rowsOf('alerted_job', {
      file: 'searches',
      list: 'calls_alerted_of',
      ...own,
    }),
  ],
  leftOut: {
    application_note: PRIVATE,
    application_score: PRIVATE,
    stage_move: PRIVATE,
    board_share_link_application: PRIVATE,
    client_response: PRIVATE,
    talent_list_entry: PRIVATE,
    audit_log_entry: PRIVATE,
  },
};
