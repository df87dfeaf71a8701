import {
  COPY,
  FORM,
  type Inventory,
  KEY,
  OWN,
  rowsOf,
  WORKINGS,
} from '#features/privacy/data-exports/inventory-entry.ts';

const own = { by: 'production_house_id', of: 'the house' } as const;
const called = { by: 'job_id', of: 'job' } as const;
const received = { by: 'application_id', of: 'application' } as const;
const THEIRS = 'It is the applicant’s, who may ask for it. The board shows what the house may see of it.';

/** The data held on a house: its profile and its actions. Talent appear only by name. */
export const houseInventory: Inventory = {
  held: [
    rowsOf('production_house', {
      ...{ file: 'company', list: 'company', by: 'id', of: 'the house', stored: 'profile_photo' },
      columns: [
        ...(['id', 'company_name', 'type_of_work', 'gst_no', 'gst_matches_pan', 'verification'] as const),
        ...(['owner_name', 'email', 'phone_number', 'alternate_contact', 'location', 'website_url'] as const),
        ...(['profile_photo', 'is_production_house', 'is_casting_director', 'is_ad_agency'] as const),
        ...(['is_event_agency', 'is_studio', 'is_talent_agency', 'is_theater_group', 'works_film'] as const),
        ...(['works_tv', 'works_ott', 'works_ads', 'works_print', 'works_events', 'works_theatre'] as const),
        ...(['created_at', 'updated_at', 'saved_by'] as const),
      ],
      without: { saved_by_request: FORM },
    }),
    rowsOf('account', {
      ...{ file: 'team', list: 'members', by: 'production_house_id', of: 'the house' },
      columns: ['id', 'display_name', 'email', 'team_role', 'created_at', 'verified_at', 'removed_at'],
    }),
    rowsOf('team_invitation', {
      ...{ file: 'team', list: 'invitations', ...own },
      columns: ['id', 'email', 'team_role', 'account_id', 'sent_at', 'expires_at'],
      without: { production_house_id: OWN, seed: KEY, token_hash: KEY },
    }),
    rowsOf('audit_log_entry', {
      ...{ file: 'team', list: 'what_was_done', ...own },
      columns: [
        ...([
          'action',
          'account_id',
          'happened_at',
          'job_id',
          'about',
          'talent_list_id',
          'talent_id',
        ] as const),
        ...(['member_id', 'name', 'team_role'] as const),
      ],
      without: { production_house_id: OWN, id: COPY },
    }),
    rowsOf('casting_project', {
      ...{ file: 'calls', list: 'projects', ...own },
      columns: ['id', 'created_at'],
      without: { production_house_id: OWN, request_id: FORM },
    }),
    rowsOf('job', {
      ...{ file: 'calls', list: 'calls', ...own, stored: 'image' },
      columns: [
        ...(['id', 'project_id', 'status', 'posted_on', 'approved_at', 'updated_at', 'image'] as const),
        ...([
          'project_type',
          'project_description',
          'language_required',
          'role_details',
          'role_type',
        ] as const),
        ...(['gender', 'category', 'age_range', 'height', 'body_type', 'skills_needed'] as const),
        ...(['role_description', 'phone_number', 'email', 'city_location', 'audition_type'] as const),
        ...(['audition_dates', 'shoot_dates', 'shoot_duration', 'application_deadline'] as const),
        ...(['availability_required', 'compensation', 'child_permit_no', 'child_daily_hours'] as const),
        ...(['child_stretch_hours', 'child_responsible'] as const),
      ],
      without: {
        production_house_id: OWN,
        age_from: COPY,
        age_to: COPY,
        closes_at: COPY,
        document: COPY,
        recent_applications: COPY,
        saved_by_request: FORM,
      },
    }),
    rowsOf('job_draft', {
      ...{ file: 'calls', list: 'drafts', ...own, stored: 'image' },
      columns: ['fields', 'image', 'saved_at', 'account_id'],
      without: { production_house_id: OWN, request_id: FORM },
    }),
    rowsOf('board_share_link', {
      ...{ file: 'calls', list: 'shared_boards', ...called },
      columns: [
        ...(['id', 'job_id', 'label', 'status', 'account_id', 'created_at', 'expires_at'] as const),
        ...(['revoked_at', 'revoked_by', 'opened'] as const),
      ],
      without: { request_id: FORM, token_hash: KEY },
    }),
    rowsOf('board_share_link_application', {
      ...{ file: 'calls', list: 'shown_on_shared_boards', by: 'board_share_link_id', of: 'board_share_link' },
      columns: ['board_share_link_id', 'application_id', 'position'],
    }),
    rowsOf('application', {
      ...{ file: 'applicants', list: 'applicants', by: 'id', of: 'what the house received' },
      columns: ['id', 'job_id', 'talent_id', 'status', 'applied_at', 'opened'],
      without: {
        role_specific_info: THEIRS,
        travel: THEIRS,
        availability: THEIRS,
        details: THEIRS,
        allowance_returned: THEIRS,
      },
    }),
    rowsOf('status_change', {
      ...{ file: 'applicants', list: 'steps', ...received },
      columns: ['application_id', 'status', 'party', 'account_id', 'happened_at'],
    }),
    rowsOf('pending_move', {
      ...{ file: 'applicants', list: 'steps_on_the_board', ...received },
      columns: [
        'application_id',
        'status',
        'account_id',
        'moved_at',
        'settles_at',
        'undone_at',
        'settled_at',
      ],
      without: { request_id: FORM },
    }),
    rowsOf('application_note', {
      ...{ file: 'applicants', list: 'notes', ...received },
      columns: ['id', 'application_id', 'text', 'account_id', 'written_at'],
    }),
    rowsOf('application_score', {
      ...{ file: 'applicants', list: 'scores', ...received },
      columns: ['application_id', 'score', 'account_id', 'scored_at'],
    }),
    rowsOf('rejection', {
      ...{ file: 'applicants', list: 'words_at_the_end', ...received },
      columns: ['application_id', 'text'],
      without: { queued_at: WORKINGS },
    }),
    rowsOf('audition_slot', {
      ...{ file: 'auditions', list: 'times', ...called },
      columns: ['id', 'job_id', 'starts_at', 'ends_at', 'place', 'capacity', 'created_at', 'cancelled_at'],
    }),
    rowsOf('audition_invitation', {
      ...{ file: 'auditions', list: 'auditions', ...received },
      columns: ['application_id', 'answer', 'slot_id', 'note', 'account_id', 'invited_at', 'changed_at'],
      without: { sequence: WORKINGS },
    }),
    rowsOf('role_offer', {
      ...{ file: 'auditions', list: 'offers', ...received },
      columns: [
        ...(['id', 'application_id', 'message', 'answer_by', 'status', 'reason', 'made_by'] as const),
        ...(['made_at', 'answered_at', 'withdrawn_by'] as const),
      ],
      without: { lapses_at: COPY },
    }),
    rowsOf('invitation_to_apply', {
      ...{ file: 'auditions', list: 'invitations_to_apply', ...called },
      columns: ['id', 'job_id', 'talent_id', 'message', 'account_id', 'invited_at', 'declined_at'],
    }),
    rowsOf('talent_list', {
      ...{ file: 'lists', list: 'lists', ...own },
      columns: ['id', 'name', 'account_id', 'created_at'],
      without: { production_house_id: OWN },
    }),
    rowsOf('talent_list_entry', {
      ...{ file: 'lists', list: 'talents_on_lists', by: 'talent_list_id', of: 'talent_list' },
      columns: ['talent_list_id', 'talent_id', 'account_id', 'added_at'],
    }),
    rowsOf('profile_view', {
      ...{ file: 'lists', list: 'profiles_looked_at', ...own },
      columns: ['talent_id', 'day'],
      without: { production_house_id: OWN },
    }),
    rowsOf('conversation', {
      ...{ file: 'conversations', list: 'conversations', ...received },
      columns: [
        ...(['application_id', 'talent_id', 'written_at', 'read_by_house', 'house_read_at'] as const),
        ...(['read_by_talent', 'talent_read_at'] as const),
      ],
      without: { production_house_id: OWN, last_of_house: COPY, last_of_talent: COPY },
    }),
    rowsOf('conversation_message', {
      ...{ file: 'conversations', list: 'messages', ...received },
      columns: ['id', 'application_id', 'party', 'account_id', 'place', 'text', 'written_at'],
    }),
    rowsOf('conversation_file', {
      ...{ file: 'conversations', list: 'files_of_the_house', stored: 'file' },
      ...{ by: 'account_id', of: 'the team' },
      columns: [
        ...(['id', 'application_id', 'message_id', 'position', 'account_id', 'name', 'kind'] as const),
        ...(['bytes', 'state', 'file', 'expires_at'] as const),
      ],
      without: { poster: COPY },
    }),
    rowsOf('conversation_block', {
      ...{ file: 'conversations', list: 'blocked_talents', ...own, only: { party: 'house' } },
      columns: ['talent_id', 'account_id', 'blocked_at'],
      without: { production_house_id: OWN, party: OWN },
    }),
    rowsOf('conversation_report', {
      ...{ file: 'conversations', list: 'reports', by: 'account_id', of: 'the team' },
      columns: [
        ...(['id', 'application_id', 'message_id', 'account_id', 'reason', 'text'] as const),
        ...(['reported_at', 'closed_at'] as const),
      ],
      without: { party: OWN, snapshot: COPY },
    }),
  ],
  leftOut: {
    application_media: THEIRS,
    application_consent: THEIRS,
    audition_reminder: THEIRS,
    alerted_job: THEIRS,
    house_mute: 'Whom a talent takes no invitations of is for that talent alone.',
  },
};
