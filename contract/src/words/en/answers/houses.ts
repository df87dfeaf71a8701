import { MAX_TALENT_LIST, MAX_TALENT_LISTS, MAX_TEAM } from '#rules/limits.ts';
import { waitingTime } from '#words/en/waiting-time.ts';
import type { RetryAfter } from '#words/waiting-time.ts';

export const member_not_found = 'This person is no longer on your team. Reload the page.';

export const owner_sees_all = 'Owners see every project. Change the role first.';
export const last_owner = 'A team needs at least one owner. Make another member an owner first.';
export const already_in_team = 'This person is already on your team.';
export const team_full = `A team can have at most ${MAX_TEAM} members and invitations. Remove one first.`;
export const team_invitation_not_found = 'This invitation has been used or withdrawn. Reload the page.';
export const team_invitation_ended =
  'This invitation was used or withdrawn, or has expired. Ask the person who invited you for a new one.';

export const too_many_team_invitations = (wait: RetryAfter) =>
  `This person has been invited often enough today. Try again in ${waitingTime(wait)}.`;

export const company_changed_elsewhere = 'This profile was changed in another window.';

export const house_already_verified = 'Your production house is already verified by its documents.';

export const too_many_webhooks = 'You have 5 webhooks. Remove one that you no longer use first.';
export const webhook_address_not_allowed = 'Enter a URL that begins with https://.';
export const webhook_not_found = 'This webhook was already removed.';
export const webhook_paused = 'This webhook is paused. Resume it first.';
export const talent_list_not_found = 'This list no longer exists. Reload the page.';
export const talent_list_name_taken =
  'Your production house already has a list with this name. Choose another name.';
export const talent_list_full = `A list can have at most ${MAX_TALENT_LIST} talent. Remove someone first.`;
export const talent_list_of_colleagues =
  'A colleague made this list. Members who see only some projects can rename or delete only their own lists.';
export const too_many_talent_lists = `A production house can have at most ${MAX_TALENT_LISTS} lists. Delete one first.`;

// What the server answers when something was done.
export const appeal_sent = 'Appeal sent. Another member of our team answers it.';
export const document_sent = 'Document sent. We tell you when we have checked it.';
export const list_created = 'List created.';
export const list_renamed = 'List renamed.';
export const list_deleted = 'List deleted.';
export const list_added = 'Added to the list.';
export const list_removed = 'Removed from the list.';
export const name_saved = 'Name saved.';
export const team_left = 'You have left the team.';
export const owner_role_ended =
  'Role changed. Invitations they sent and webhooks they added as an owner have ended.';
export const member_removed =
  'Member removed and logged out everywhere. Invitations they sent and webhooks they added have ended.';
export const ended_calendar_link = 'Calendar link turned off.';
export const invitation_withdrawn = 'Invitation withdrawn.';
export const webhook_removed = 'Webhook removed.';
export const webhook_resumed = 'Webhook resumed. It gets new events from now on.';
export const webhook_test_added = 'Test event added. It is sent within a minute.';
export const webhook_event_again = 'The event is sent again within a minute.';
export const limits_saved = 'Saved. It applies at once.';
