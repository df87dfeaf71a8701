import type { Labels } from '#words/labels.ts';

/** The devices on which an account is logged in. */

export const dates = (start: string, last: string) => `Logged in on ${start}, last used on ${last}`;
export const device = (browser: string, system: string) => `${browser} on ${system}`;
/** What the server names a device that is not `device`; in English its names are their own labels. */
export const other_devices: Labels<'Unknown device', 'Unknown device'> = {};
export const this_device = 'This device';
export const end = 'Log out';
export const end_label = (device: string) => `Log out ${device}`;
export const end_question = (device: string) => `Log out ${device}?`;
export const end_confirm = 'Log out device';
export const end_failed = 'We couldn’t log out this device. Try again.';
export const ended_here = 'This device was logged out.';
export const end_others = 'Log out all other devices';
export const end_others_question =
  'Log out all other devices? Your API keys, your calendar link and the invitations you sent will stop working too.';
export const end_others_confirm = 'Log out other devices';
