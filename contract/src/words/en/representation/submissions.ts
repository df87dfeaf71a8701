import type { Obstacle, WorksheetKind } from '#rules/representation.ts';
import { plural } from '#words/plural.ts';

export const submit_title = 'Submit to a casting call';
export const nobody = 'You have no clients yet. Invite talent first.';
export const fits = 'Fits the role';
export const left = (count: number) =>
  plural(count, { one: `${count} application left`, other: `${count} applications left` });
export const left_unlimited = 'Unlimited applications';
export const there = {
  talent: 'Already applied',
  agency: 'You submitted them',
  other_agency: 'Another agency submitted them',
};
export const claims = {
  waiting: 'Already there. The talent chooses whose submission counts.',
  decided: 'Already there. The talent has chosen another submission.',
};
export const obstacles: Record<Obstacle, string> = {
  scope: 'You can’t apply for this person',
  agreement: 'Hasn’t taken over the profile yet',
  withdrawn: 'The application was withdrawn',
  children: 'This casting call takes no one under 18',
  allowance: 'No applications left in their plan',
  guardian: 'Waits for the guardian’s decision',
};
export const note = 'Note to the production house';
export const media = {
  headshot: 'Main photo',
  fullPhoto: 'Full-length photo',
  auditionVideo: 'Video or voice sample',
};
export const media_none = 'None';
export const answers = {
  availability: 'Free on the shoot dates',
  travel: 'Can travel',
};
export const consent =
  'Everyone I chose agrees that the production house sees their application, photos, videos and contact details, and may contact them about it. What I wrote is true.';
export const submit = (count: number) =>
  count === 0 ? 'Submit' : plural(count, { one: `Submit ${count} person`, other: `Submit ${count} people` });
export const take_back = 'Take back';

export const worksheet_title = 'Worksheet';
export const worksheet_lead = 'What needs an answer from you or your clients. The most urgent comes first.';
export const worksheet_empty = 'Nothing needs an answer.';
export const kinds: Record<WorksheetKind, string> = {
  audition: 'choose an audition time',
  tape: 'send a self-tape',
  offer: 'answer an offer',
  message: 'unread message',
  decision: 'waits for the guardian',
};
export const item = (name: string, what: string) => `${name}: ${what}`;
export const due = (time: string) => `Due ${time}`;
export const since = (time: string) => `Since ${time}`;
export const answer = 'Answer';
export const forward = 'Remind';
export const forwarded = 'Reminded today';
