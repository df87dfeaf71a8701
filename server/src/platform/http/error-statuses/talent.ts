import type { ErrorStatusesOf } from '#platform/http/error-statuses/error-statuses-of.ts';

export const talentStatuses = {
  profile_not_found: 404,
  profile_read_limit: 429,
  profile_changed_elsewhere: 409,
  birth_date_not_saved: 403,

  medium_not_found: 404,
  medium_not_failed: 409,
  media_changed_elsewhere: 409,
  too_many_uploads: 429,
  recording_unplayable: 400,
  recording_too_long: 400,
  voice_recording_required: 400,

  share_link_not_found: 404,
  share_link_ended: 404,
  share_link_adults_only: 403,
  too_many_share_links: 409,
  no_comp_cards: 409,
} as const satisfies ErrorStatusesOf<'talent'>;
