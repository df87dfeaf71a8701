/** The parent or guardian of a talent under 18: who it is, and what they decide. */

export const title = 'Parent or guardian';
export const lead =
  'Talent under 18 need the consent of a parent or guardian. The parent or guardian gets a link, reads what it is about and confirms with a code. Until then, the profile is hidden and no application can be sent.';
export const back_account = 'Back to your account';
export const back_profile = 'Back to your profile';
export const back_application = 'Back to the application';
export const not_needed = 'You are 18 or older, so you don’t need the consent of a parent or guardian.';
export const consent_given_by = (name: string) => `${name} has given consent. The child can now apply.`;
export const hidden_first = 'A parent or guardian must give consent first.';
export const hidden_withdrawn = (name: string, day: string) =>
  `The consent of ${name} was withdrawn on ${day}. The profile is hidden.`;

export const name = 'Full name of the parent or guardian';
export const relation = 'Relationship to the child';
export const guardian_mobile = 'Mobile number of the parent or guardian';
export const guardian_mobile_hint =
  'Enter a mobile number, an email or both. If there is a mobile number, we send the link there.';
export const guardian_email = 'Email of the parent or guardian';
export const guardian_email_hint = 'They confirm with a code, so it must be their own.';
export const birth_date = 'The child’s date of birth';
export const birth_date_hint = 'Check it carefully. Once it is saved, only our support team can change it.';
export const birth_date_adult = 'From the age of 18, no consent is needed.';
export const link_send = 'Send the link';
export const link_failed = 'We couldn’t send the link. Try again.';
export const sending = 'Sending...';

export const waiting = (name: string) => `Waiting for ${name}`;
export const waiting_text = (contact: string, name: string) =>
  `We sent a link to ${contact}. The profile stays hidden until ${name} opens it and gives consent.`;
export const asked_on = 'Asked on';
export const mobile = 'Mobile number';
export const email = 'Email';
export const request_failed = 'We couldn’t do that. Try again.';
export const request_session_ended = 'Nothing was sent.';
export const link_resend = 'Send the link again';
export const change = 'Change parent or guardian';
export const change_question = (name: string) => `Stop asking ${name}?`;
export const change_confirm = 'Name someone else';

export const consent_by = 'Consent given by';
export const consent_date = 'Date';
export const consent = 'Consent';
export const consent_withdraw_text = (name: string) =>
  `${name} can withdraw consent with the link we sent, and you can withdraw it here. The child is then hidden immediately, applications end, and the child can’t apply until a guardian consents again.`;
export const consent_withdraw = 'Withdraw the consent';
export const consent_withdraw_question = 'Withdraw consent?';
export const consent_withdraw_failed = 'We couldn’t withdraw consent. Try again.';
export const consent_session_ended = 'Consent is not withdrawn yet.';
export const withdraw_confirm = 'Withdraw consent';
