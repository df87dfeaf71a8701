import { plural } from '#words/plural.ts';

/** The pages of the talent’s area. */

export const calls_lead = 'Open casting calls that match your profile, best match first.';
export const calls_saved = (count: number) => `Saved for later: ${count}`;
export const calls_fit = 'Why it matches you';
export const calls_filter = 'Filter casting calls';
export const calls_order = 'Best match';
export const calls_found = (count: number) =>
  plural(count, { one: `${count} casting call`, other: `${count} casting calls` });

export const call_loading = 'Loading job details...';

export const applications_lead =
  'The casting calls you applied to. Those that need your answer come first, then the newest.';
export const applications_other = 'Other applications';
export const applications_ended = (count: string) => `Ended applications (${count})`;
export const applications_ended_all = 'See all ended applications';
export const applications_empty = {
  open: 'You have no open applications.',
  answer: 'No production house is waiting for your answer.',
  sent: 'No application is waiting for a first answer.',
  shortlisted: 'You have no shortlisted applications at the moment.',
  audition: 'You have no applications in an audition round at the moment.',
  selected: 'You have not been selected for a role yet.',
  ended: 'You have no withdrawn or unsuccessful applications.',
} as const;
export const applications_none_hint =
  'Casting calls you apply to appear here, with every step until you get an answer.';
export const applications_start = 'See casting calls for you';

export const saved_lead = (days: number) =>
  `Casting calls you saved for later. Those that close soonest come first. We remove closed ones ${days} days after their last day.`;
export const saved_none = 'Nothing saved yet. Tap the heart on a casting call to save it here.';
export const saved_none_calls = 'See the casting calls for you';
export const saved_ended = 'No longer open';

export const account_profile = 'Public profile';
export const account_profile_lead =
  'Choose who can see your page, share it, download your comp card and see who viewed you.';
export const account_guardian_lead =
  'Talent under 18 need the consent of a parent or guardian to apply. It can be withdrawn at any time.';

// The pages of the production house’s area.
export const application_title = 'Application details';
export const house_back = 'Back';
export const applicant_none_hint = 'This person has not applied to any of your casting calls.';
export const applicant_photos = 'Photo';
export const account_webhooks_lead = 'Notify your own system when someone applies or moves to another stage.';

// What a child prepared and the guardian has not approved.
export const for_guardian = {
  application: (title: string) => `Application: ${title}`,
  audition: (title: string) => `Audition time: ${title}`,
  tape: (title: string) => `Self-tape: ${title}`,
  offer: (title: string) => `Role: ${title}`,
  invitation: (title: string) => `Invitation: ${title}`,
  conversation: (title: string) => `Conversation: ${title}`,
} as const;
export const guardian_decides = 'Waiting for your parent or guardian. We sent them a message.';
export const guardian_rejected = 'Your parent or guardian rejected this.';
export const guardian_undecided =
  'Not sent: your parent or guardian had not decided when you turned 18. Now you decide.';
export const send_unsent = <Part>(title: string, unseen: (text: string) => Part) => [
  'Send now',
  unseen(`: ${title}`),
];
export const send_unsent_failed = 'We couldn’t send it. Try again.';
