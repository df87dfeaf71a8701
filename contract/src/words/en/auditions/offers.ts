/** Role offers, and what a house can do next with an application. */

export const for_talent = {
  open: 'You have a role offer',
  accepted: 'You accepted the offer',
  declined: 'You declined the offer',
  withdrawn: 'The offer was withdrawn',
  lapsed: 'The offer has expired',
  ended: 'The offer has ended',
  stepped_back: 'You gave up this role',
  cancelled: 'The production house cancelled this role',
} as const;
export const for_house = {
  open: 'Offer sent, not answered yet',
  accepted: 'Offer accepted',
  declined: 'Offer declined',
  withdrawn: 'Offer withdrawn',
  lapsed: 'Offer expired without an answer',
  ended: 'Offer ended with the application',
  stepped_back: 'The talent gave up the role',
  cancelled: 'Role cancelled',
} as const;

export const clash_title = 'The shoot dates overlap';
export const clash_other_role = 'another role';
export const clash_house_accepted = (role: string, days: string) =>
  `The talent has accepted ${role} (shoot: ${days}).`;
export const clash_house_offered = (role: string, days: string) =>
  `The talent has an offer for ${role} (shoot: ${days}).`;
export const clash_talent_accepted = (role: string, days: string) =>
  `You have accepted ${role} (shoot: ${days}).`;
export const clash_talent_offered = (role: string, days: string) =>
  `You also have an offer for ${role} (shoot: ${days}).`;

export const step_back = 'Step back from this role';
export const step_back_reason = 'Why are you stepping back?';
export const step_back_hint =
  'The production house will read this. Your application will be withdrawn, and you can’t apply to this casting call again.';
export const step_back_busy = 'Stepping back...';
export const step_back_failed = 'We couldn’t send this. You still have the role. Try again.';
export const cancel_role = 'Cancel the role';
export const cancel_role_reason = 'Why are you cancelling the role?';
export const cancel_role_hint = 'The talent will see this in an email and beside the application.';
export const cancel_role_busy = 'Cancelling the role...';
export const cancel_role_failed = 'We couldn’t cancel the role. Try again.';
export const keep_role = 'Keep the role';

export const audition = (answer: string) => `Audition: ${answer}`;
export const invited_by = (name: string) => `invited by ${name}`;
export const invite_question = 'Invite this applicant? We will email them immediately.';
export const invite = 'Invite to audition';
export const all_auditions = 'Auditions for this casting call';
export const offer_make = 'Make an offer';
export const offer_send = 'Send offer';
export const offer_send_anyway = 'Send offer anyway';
export const offer_failed = 'We couldn’t send the offer. Try again.';
export const field_message = 'Message to the talent';
export const field_answer_by = 'Answer by';
export const withdraw_failed = 'We couldn’t withdraw the offer. Try again.';
export const offered_by = (name: string) => `Offered by ${name}`;
export const offered_and_cancelled = (name: string, canceller: string) =>
  `Offered by ${name}, cancelled by ${canceller}`;
export const offered_and_withdrawn = (name: string, withdrawer: string) =>
  `Offered by ${name}, withdrawn by ${withdrawer}`;
export const withdraw_question = 'Withdraw this offer? We will notify the talent.';
export const withdraw = 'Withdraw offer';

export const card = (title: string) => `Offer for ${title}`;
export const own_reason = (text: string) => `Your reason: ${text}`;
export const answer_until = (day: string) => `Answer by the end of ${day}.`;
export const accept_for = (title: string) => `Accept the offer for ${title}`;
export const accept_question = 'Accept this offer? You will be selected for the role.';
export const accept_confirm = 'Accept offer';
export const terms = 'Terms';
export const read_and_sign = 'Read and sign the terms';
export const offer_with_terms = 'Offer with terms';
export const offers_accept = 'Accept';
export const decline_for = (title: string) => `Decline the offer for ${title}`;
export const decline_reason = 'Reason (optional). The production house will see it.';
export const decline_confirm = 'Decline offer';
export const declining = 'Declining...';

export const free_again = 'The role is available again';
export const free_message =
  'The role is available again, and we would like to offer it to you. Are you still interested?';
export const free_no_backup = <Part>(link: (text: string) => Part) => [
  'Nobody is on the backup list for this role. ',
  link('Choose from the applicants'),
  '.',
];
export const free_offer_instead = (name: string) => `Offer the role to ${name} instead`;
export const free_offer = (name: string) => `Offer the role to ${name}`;

// A talent's own applications.
export const own_history = 'History and more';
export const history_of = (title: string) => `of your application for ${title}`;
export const applied_again = 'You applied again';
export const correct = 'Correct';
export const correct_of = (title: string) => `your application for ${title}`;

export const filter = 'Filter by status';
export const groups = {
  answer: 'Needs your answer',
  sent: 'Applied',
  shortlisted: 'Shortlisted',
  audition: 'Audition',
  selected: 'Got the role',
  ended: 'Ended',
} as const;
