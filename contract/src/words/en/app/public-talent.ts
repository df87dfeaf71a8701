/** The public page of a talent. */

export const missing_title = 'No profile found.';
export const missing_text = 'The profile does not exist, or its owner has limited who can see it.';
export const missing_profiles = 'Browse profiles';
export const meta_age = (band: string) => `age ${band}`;
export const meta_description = (name: string, facts: string) => `${name}: ${facts}.`;
export const visit = (name: string) => `${name} can see that your production house viewed this page.`;
