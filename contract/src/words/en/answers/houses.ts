/** What the server answers when something was done. */

export const appeal_sent = 'Appeal sent. Another member of our team answers it.';
export const document_sent = 'Document sent. We tell you when we have checked it.';
export const list_created = 'List created.';
export const list_renamed = 'List renamed.';
export const list_deleted = 'List deleted.';
export const list_added = 'Added to the list.';
export const list_removed = 'Removed from the list.';
export const name_saved = 'Name saved.';
export const team_left = 'You have left the team.';
export const member_removed = 'Member removed and logged out everywhere.';
export const ended_calendar_link = 'Calendar link turned off.';
export const invitation_withdrawn = 'Invitation withdrawn.';
export const webhook_removed = 'Webhook removed.';
export const webhook_resumed = 'Webhook resumed. It gets new events from now on.';
export const webhook_test_added = 'Test event added. It is sent within a minute.';
export const webhook_event_again = 'The event is sent again within a minute.';
