/** Notifications that this browser shows while the site is closed. */

export const label = 'Notifications on this device';
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
export const failed = 'We couldn’t turn on notifications in this browser. Try again later.';
