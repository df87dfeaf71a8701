/** The pages on which both sides read and sign the terms of an offer. */

export const title = 'Terms of the offer';
export const in_force = 'Terms in force';
export const to_sign = 'To be signed';
export const former = 'Former terms';
export const not_signed = 'Not signed';
export const signed_by = {
  house: 'Signed for the production house',
  talent: 'Signed by the talent',
  guardian: 'Signed by the guardian',
} as const;
export const backup_chosen = (name: string) =>
  `If this is declined or not answered in time, the next backup gets the same offer. Chosen by ${name}.`;

// The talent.
export const sign = 'Sign';
export const keep = 'Keep present terms';
export const only_talent = (name: string) =>
  `Only ${name} can sign this, with a code sent to their own mobile or email.`;
export const guardian_signs = 'Your parent or guardian signs for you.';
export const ask_guardian = 'Ask them to sign';
export const decline_there = 'Decline in My Applications';

// The production house.
export const only_pay =
  'You can no longer see this child. You keep the terms and the pay, because the work was done. Only owners of your team see them.';
export const change = 'Change terms';
export const add = 'Add terms';
export const change_lead = 'The present terms are in force until the talent signs the new ones.';
export const fee = 'Fee in rupees';
export const per = 'Fee is for';
export const units = { day: 'Each day', job: 'The whole job', episode: 'Each episode' } as const;
export const pay_days = 'Pay within (days)';
export const pay_days_hint = 'After the last day of work.';
export const work_days_hint = 'If not every day from the first to the last.';
export const more = 'More terms';
export const then_backup = 'If declined or not answered in time, offer the next backup the same';
export const message = 'We would love to have you with us. These are our terms.';
export const continue_to_sign = 'Continue to sign';
export const sign_and_send = 'Sign and send';
export const back = 'Back to the form';
