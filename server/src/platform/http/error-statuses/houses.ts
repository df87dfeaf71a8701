import type { ErrorStatusesOf } from '#platform/http/error-statuses/error-statuses-of.ts';

export const housesStatuses = {
  member_not_found: 404,
  last_owner: 409,
  already_in_team: 409,
  team_full: 409,
  team_invitation_not_found: 404,
  team_invitation_ended: 404,

  too_many_team_invitations: 429,

  company_changed_elsewhere: 409,

  house_already_verified: 409,

  too_many_webhooks: 409,
  webhook_address_not_allowed: 400,
  webhook_not_found: 404,
  webhook_paused: 409,
  talent_list_not_found: 404,
  talent_list_name_taken: 409,
  talent_list_full: 409,
  too_many_talent_lists: 409,
} as const satisfies ErrorStatusesOf<'houses'>;
