/** The pages of the production house’s area. */

export const application_title = 'Application details';
export const back = 'Back';
export const applicant_none = 'No applicants found.';
export const applicant_none_hint = 'This person has not applied to any of your casting calls.';
export const applicant_profile = 'Profile';
export const applicant_photos = 'Photo';
export const talent_missing = 'No profile found.';
export const talent_visit = (name: string) => `${name} can see that your production house viewed this page.`;
export const account_title = 'Account';
export const account_webhooks = 'Webhooks';
export const account_webhooks_lead = 'Notify your own system when someone applies or moves to another stage.';
