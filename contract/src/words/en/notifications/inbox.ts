/** The notifications on the site: the bell, its panel and the page. */

export const title = 'Notifications';
export const lead = 'Newest first. Notifications are deleted after 6 months.';
export const settings = 'Notification settings';
export const mark_all = 'Mark all as read';
export const mark_failed = 'We couldn’t mark them as read. Try again.';
export const empty = 'No notifications yet. New ones appear here.';
export const unread = 'Unread: ';
export const announced = (unread: number) => `New notification. ${unread} unread.`;
export const all = 'All notifications';
export const loading = 'Loading...';
export const try_again = 'Try again';
export const load_failed = 'We couldn’t load your notifications.';
export const older = 'Show older';
export const older_failed = 'We couldn’t load older notifications. Try again.';
