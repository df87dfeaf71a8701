import type { EmailFault } from '#rules/emails.ts';

export const fill_in = 'Please fill this in.';
export const not_found = 'Not found.';
export const id_wrong = 'This is not a valid ID.';
export const choose_from_list = 'Please choose one from the list.';
export const check_list = 'Please check this list.';
export const at_most = (max: number) => `At most ${max}.`;
export const at_least = (least: number) => `At least ${least}.`;
export const at_most_at_once = (max: number) => `At most ${max} at once.`;
export const at_most_characters = (max: number) => `At most ${max} characters.`;
export const at_least_characters = (least: number) => `At least ${least} characters.`;
export const use_at_most_characters = (max: number) => `Use at most ${max} characters.`;
export const too_long = 'This is too long.';
export const enter_number = 'Enter a number.';
export const whole_number = (least: number, max: number) => `Enter a whole number from ${least} to ${max}.`;
export const enter_date = 'Please enter a date.';
export const check_year = 'Please check the year.';
export const page_end_wrong = 'This is not a valid page position.';
export const page_next_missing = 'Send the `next` value of the previous page.';
export const save_time_wrong = 'This is not a valid save time.';
export const field_unknown = 'This field does not exist.';
export const too_many_fields = 'There are too many fields.';
export const filter_unknown = 'This filter does not exist.';

export const name_on_one_line = 'Write the name on one line, without special characters.';
export const name_without_website = 'Write the name without a website.';
export const link_too_long = 'This link is too long.';
export const link_with_https = 'Please enter a link that begins with https://.';
const email_faults: Record<EmailFault, string> = {
  without_at: 'An email address has an @, like asha@example.com.',
  twice: 'Enter one email address, with one @.',
  with_blanks: 'Remove the spaces from the email address.',
  with_comma: 'Write a dot instead of the comma in the email address.',
  with_dots: 'Check the dots: no two side by side, and none at the start or next to the @.',
  without_domain: 'Write the part after the @ in full, like gmail.com.',
  not_latin: 'Email can’t reach an address in this script. Enter one with Latin letters before the @.',
  wrong: 'Please enter a valid email address.',
};
export const email_wrong = (fault: EmailFault) => email_faults[fault];
export const email_too_long = 'This email address is too long.';
export const mobile_wrong = 'Please enter a valid mobile number, with the country code if it is not Indian.';
export const phone_wrong = 'Please enter a valid phone number.';
export const phone_example = 'Enter a phone number, for example +91 98200 00000.';
export const pan_wrong = 'A PAN has five letters, four digits and a letter, like ABCPE1234F.';
export const aadhaar_wrong = 'An Aadhaar number has 12 digits.';
export const passport_wrong = 'A passport number has 5 to 15 letters and digits, like X1234567.';
export const passport_of_india = 'With an Indian passport, register with your PAN and Aadhaar.';
export const gstin_wrong = 'A GST number has 15 characters, like 27ABCPE1234F1Z5.';
export const gstin_of_other_state =
  'This GST number is registered in another State. Choose that State, or correct the number.';
export const company_of_gstin_missing = 'Enter the company’s name and address as registered for GST.';

export const otp_incomplete = 'Please enter a complete 6-digit OTP';
export const token_wrong = 'This token is not valid.';
export const pass_wrong = 'This pass is not valid.';
export const password_too_short = (least: number) => `Password must be at least ${least} characters`;
export const password_too_long = (max: number) => `Password must be at most ${max} characters`;
export const enter_password = 'Please enter your password.';
export const enter_code = 'Please enter the code.';
export const terms_changed = 'Our terms have changed. Reload the page and read them before you register.';
export const consent_changed = 'The text has changed. Please reload the page and read it again.';
export const tick_to_agree = 'Tick the box to agree.';
export const text_listed_twice = 'A text is listed twice.';
export const guardian_contact_needed = 'Enter the guardian’s mobile number or email.';
export const child_not_found = 'No child found.';
export const key_scope_needed = 'Choose what the key can do.';
export const key_days_needed = 'Choose how long the key works.';
export const push_key_wrong = 'This is not a valid key.';
export const url_wrong = 'This is not a valid URL.';
export const url_too_long = 'This URL is too long.';
export const address_with_https = 'Enter a URL that begins with https://.';
export const event_needed = 'Choose at least one event.';

export const height_ambiguous = (inFeetAndInches: string, inCm: string) =>
  `Do you mean ${inFeetAndInches}, or ${inCm}? Write it in one of these ways.`;
export const height_unreadable = 'Enter your height like 5 ft 6 in or 168 cm.';
export const height_implausible = (least: number, max: number) =>
  `Check your height: it must be between ${least} and ${max} cm.`;
export const weight_unreadable = 'Enter your weight in kilograms, like 58 kg.';
export const weight_implausible = (least: number, max: number) =>
  `Check your weight: it must be between ${least} and ${max} kg.`;
export const height_in_cm = 'Enter a height in centimetres.';
export const credit_year = 'Enter the year, such as 2024.';
export const at_most_credits = (max: number) => `At most ${max} credits.`;
export const at_most_choices = (max: number) => `At most ${max} choices.`;
export const field_not_clearable = 'This field can’t be cleared.';
export const version_wrong = 'This is not a saved version of the profile.';
export const draft_too_large = 'This draft is too large.';
export const link_days_needed = 'Please choose how long the link works.';
export const share_days_needed = 'Choose how long the link should work.';
export const no_profile = 'No profile found.';
