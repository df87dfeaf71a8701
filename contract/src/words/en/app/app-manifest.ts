/** What the site is called once it is installed as an app. */

export const description = 'Casting calls in India, and the status of every application.';
export const shortcut_calls = 'Casting calls for you';
export const shortcut_applications = 'My Applications';
