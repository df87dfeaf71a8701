export const inbox_title = 'Notifications';
export const inbox_lead = 'Newest first. Notifications are deleted after 6 months.';
export const mark_all = 'Mark all as read';
export const mark_failed = 'We couldn’t mark them as read. Try again.';
export const inbox_empty = 'No notifications yet. New ones appear here.';
export const unread = 'Unread: ';
export const announced = (unread: number) => `New notification. ${unread} unread.`;
export const all = 'All notifications';
export const inbox_load_failed = 'We couldn’t load your notifications.';
export const older = 'Show older';
export const older_failed = 'We couldn’t load older notifications. Try again.';

// Notifications that this browser shows while the site is closed.
export const push_label = 'Notifications on this device';
export const on =
  'On. This browser shows your notifications even when the site is closed, until you log out.';
export const off = 'Off. Turn on to see your notifications in this browser even when the site is closed.';
export const unavailable = {
  unsupported: 'This browser doesn’t support notifications.',
  blocked:
    'You have blocked notifications from this site in this browser. To allow them, open the site settings beside the URL, allow notifications and reload this page.',
} as const;
export const dismissed =
  'You have not allowed the browser to show notifications. Turn the switch on to be asked again.';
export const push_failed = 'We couldn’t turn on notifications in this browser. Try again later.';
