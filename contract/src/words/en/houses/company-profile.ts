/** The company profile of a production house. */

export const title = 'Company Profile';
export const lead = 'This is what talent see of your company. Fields marked * are required.';
export const load_failed = 'Failed to fetch profile';
export const try_again = 'Try again';
export const form = 'Company Profile';
export const shown_title = 'How talent see you';
export const shown_lead = 'Your logo appears on all your casting calls.';
export const completion = 'Company profile';
export const logo_current = 'Your current logo';
export const logo = 'Logo';
export const saved = 'Profile updated successfully!';
export const save_failed = 'Failed to update profile';
export const save = 'Save and Go back';
export const saving = 'Saving...';
export const last_saved = (time: string, name: string) => `Last saved ${time} by ${name}`;
export const logged_out = 'Your entries are saved. You only need to choose the logo again.';

export const company = 'Company';
export const company_name = 'Company Name';
export const owner_name = 'Owner Name';
export const type_of_work = 'Type of Work';
export const location = 'Location';
export const location_example = 'Mumbai';
export const contact = 'Contact';
export const email = 'Email';
export const email_hint =
  'Talent and our team use it to contact you. You still log in with your account’s email.';
export const email_wrong = 'Please enter a valid email address.';
export const phone = 'Phone Number';
export const phone_other = 'Alternate Contact';
export const phone_wrong = 'Please enter a valid phone number.';
export const website = 'Website';
export const kinds = 'Company type';
export const kinds_lead = 'Select all that apply.';
export const industries = 'Industries';
export const industries_lead = 'Select all industries you cast for.';
