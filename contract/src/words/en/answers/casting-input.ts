import type { MoneySubject } from '#rules/asks-for-money.ts';

const askers: Record<MoneySubject, string> = {
  name: 'A name',
  company_profile: 'A company profile',
  casting_call: 'A casting call',
  invitation: 'An invitation',
  audition_place: 'An audition place',
  audition_contact: 'An audition contact',
  audition_bring: 'A list of things to bring',
  tape_instructions: 'Self-tape instructions',
  offer: 'An offer',
  reason: 'A reason',
  rejection: 'A rejection',
  message: 'A message',
};

export const permit_number_wrong = 'Enter the number as it is on the permit, with its digits.';
export const asks_for_money = (asker: MoneySubject, phrase: string) =>
  `${askers[asker]} must not ask talent for money. Please remove “${phrase}”.`;

export const no_job = 'Job not found.';
export const plan_missing = 'Plan not found.';
export const hours_at_most = (max: number) => `Please enter at most ${max} hours.`;
export const age_range_wrong = 'Enter an age range like 18-24, 18+ or 30.';
export const child_terms_needed = 'A casting call that may cast children needs this.';
export const audition_after_shoot = 'The audition can’t be after the shoot.';
export const audition_end_before_start = 'The last audition day can’t be before the first.';
export const roles_too_long = 'The roles are too long to send together. Please shorten them.';
export const at_most_roles = (max: number) => `At most ${max} roles at once.`;
export const rejection_without_links = 'Please write this message without links.';

export const select_applicant = 'Select at least one applicant.';
export const select_talent = 'Select at least one talent.';
export const at_most_stages = (max: number) => `At most ${max} stages.`;
export const write_message = 'Write a message.';
export const placeholder_not_known = (placeholder: string) =>
  `We don’t know ${placeholder}. Use {name} or {role}.`;
export const placeholders_at_most = (max: number) => `Use {name} and {role} at most ${max} times.`;
export const at_most_files = (max: number) => `At most ${max} files.`;
export const name_file = 'Please name the file.';
export const not_appealable = 'This casting call can’t be appealed.';

export const time_at_10_30 = 'Enter a time, for example 10:30.';
export const time_at_18_30 = 'Enter a time, for example 18:30.';
export const choose_time = 'Please choose a time.';
export const times_that_suit = 'Please say which times would suit you.';
export const no_slot_fits = 'No slot fits before this time.';
export const at_most_slots = (max: number) => `At most ${max} slots at once.`;
