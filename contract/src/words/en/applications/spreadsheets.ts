import type { ClientPick } from '#rules/review.ts';
import { tape_states } from '#words/en/applications/review.ts';
import { picks } from '#words/en/applications/shared-board.ts';
import { stage_name } from '#words/en/rules/stages.ts';

/* The applicants and call sheets of a house as a spreadsheet, and the contact sheet of faces. */

export const applicants = 'Applicants';
export const call_sheet = 'Call sheet';
export const contact_sheet_of = (call: string) => `Contact sheet: ${call}`;
export const columns = {
  name: 'Name',
  age: 'Age',
  gender: 'Gender',
  city: 'City',
  status: 'Status',
  agency: 'Agency',
  applied: 'Applied',
  score: 'Score',
  team_score: 'Team score',
  notes: 'Notes',
  client: 'Client',
  tape: 'Self-tape',
  audition: 'Audition',
  place: 'Place of the audition',
  match_score: 'Match score',
  match_reasons: 'Match reasons',
  languages: 'Languages',
  skills: 'Skills',
  body_type: 'Body type',
  height: 'Height',
  height_cm: 'Height (cm)',
  email: 'Email',
  phone: 'Phone',
  can_travel: 'Can travel',
  available: 'Available',
  for_role: 'For this role',
  profile: 'Profile',
} as const;
/** The columns of a call sheet that a list of applicants does not have. */
export const call_sheet_columns = {
  number: 'No.',
  day: 'Day',
  time: 'Time (IST)',
  role: 'Role',
  guardian: 'Guardian',
  guardian_phone: 'Guardian’s phone',
  answer: 'Answer',
  arrived: 'Arrived',
} as const;
export const yes = 'Yes';
export const no = 'No';

export const stage = stage_name;
export const tapes = tape_states;

interface Response {
  /** The name of the share link. */
  viewer: string;
  label: string;
  pick: ClientPick | null;
  rating: number | null;
  comment: string | null;
}
export const client_response = ({ viewer, label, pick, rating, comment }: Response) =>
  `${viewer} (${label}): ${[pick && picks[pick], rating && `${rating} of 5`, comment && `“${comment}”`].filter(Boolean).join(', ')}`;
