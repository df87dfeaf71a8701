import { MAX_TALENT_LIST, MAX_TALENT_LISTS, MAX_TEAM } from '@kirdaar/contract/rules/limits';
import type { ErrorTextsOf } from '#platform/http/error-texts/error-text.ts';
import { type RetryAfter, waitingTime } from '#platform/http/error-texts/waiting-time.ts';

export const housesErrors = {
  member_not_found: [404, 'This person is no longer in your team. Reload the page.'],
  last_owner: [409, 'A team needs at least one owner. Make another member an owner first.'],
  already_in_team: [409, 'This person is already in your team.'],
  team_full: [409, `A team has at most ${MAX_TEAM} members and invitations. Remove one first.`],
  team_invitation_not_found: [404, 'This invitation has been used or withdrawn. Reload the page.'],
  team_invitation_ended: [
    404,
    'This invitation has been used, withdrawn or has expired. Ask the person who invited you for a new one.',
  ],

  too_many_team_invitations: [
    429,
    (wait: RetryAfter) =>
      `This person has been invited often enough today. Try again in ${waitingTime(wait)}.`,
  ],

  company_changed_elsewhere: [409, 'This profile has been changed in another window.'],

  house_already_verified: [409, 'Your production house is already verified by its documents.'],
  house_document_not_found: [
    404,
    ({ id }: { id: string }) => `No document of the house ${id} awaits a decision.`,
  ],

  too_many_webhooks: [409, 'You have 5 webhooks. Remove one that you no longer use first.'],
  webhook_address_not_allowed: [400, 'Enter an address that begins with https://.'],
  webhook_not_found: [404, 'This webhook was already removed.'],
  webhook_paused: [409, 'This webhook is paused. Resume it first.'],
  talent_list_not_found: [404, 'This list no longer exists. Reload the page.'],
  talent_list_name_taken: [409, 'Your house already has a list with this name. Choose another name.'],
  talent_list_full: [409, `A list has at most ${MAX_TALENT_LIST} talent. Remove someone first.`],
  too_many_talent_lists: [409, `A house has at most ${MAX_TALENT_LISTS} lists. Delete one first.`],
} as const satisfies ErrorTextsOf<'houses'>;
