import type { ClientResponse } from '@kirdaar/contract/applications/board';
import { canonical } from '@kirdaar/contract/canonical';
import { heightInCm, heightText } from '@kirdaar/contract/rules/body-measures';
import type { Language } from '@kirdaar/contract/rules/languages';
import type { listOnBoard } from '#features/applications/board/queries.ts';
import { matchOf } from '#features/applications/review/read-reviewed.ts';
import { labelOf } from '#features/jobs/matching/match-reasons.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import type { Cell } from '#platform/documents/xlsx.ts';

const words = serverWords('spreadsheets');
const labels = serverWords('compCard');
const people = serverWords('people');
const places = serverWords('places');

export type Exported = Awaited<ReturnType<typeof listOnBoard>>[number] & {
  responses: (ClientResponse & { viewer: string; label: string })[];
};

export const inIndia = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

interface Reader {
  language: Language;
  /** The URL of the site. */
  site: string;
}

interface Column {
  name: keyof (typeof words)['en']['columns'];
  width: number;
  cell: (applicant: Exported, reader: Reader) => Cell | undefined;
  /** Of the two files, the only one that has it. */
  only?: 'csv' | 'xlsx';
  /** Left out for viewers, because a file leaves the product. */
  isContact?: true;
}

/** What both files say of an applicant. Contact details are included only as far as the house may see them. */
export const applicantColumns: readonly Column[] = [
  { name: 'name', width: 24, cell: ({ user }) => user.name },
  { name: 'age', width: 8, cell: ({ user }) => user.age ?? user.age_band },
  {
    name: 'gender',
    width: 10,
    cell: ({ user: { gender } }, { language }) => gender && labelOf(people[language].gender_names, gender),
  },
  {
    name: 'city',
    width: 14,
    cell: ({ user }, { language }) => user.city && places[language].place_name(user.city),
  },
  {
    name: 'status',
    width: 14,
    cell: ({ status, stage_names }, { language }) => words[language].stage(status, stage_names),
  },
  { name: 'applied', width: 20, cell: ({ applied_at }) => ({ instant: applied_at, as: 'both' }) },
  { name: 'score', width: 8, cell: ({ score }) => score },
  { name: 'team_score', width: 8, cell: ({ team_score }) => team_score?.average },
  {
    name: 'notes',
    width: 30,
    cell: ({ notes }) => notes.map(({ by, text }) => (by ? `${by}: ${text}` : text)).join('\n'),
  },
  {
    name: 'client',
    width: 30,
    cell: ({ responses }, { language }) =>
      responses.map((response) => words[language].client_response(response)).join('\n'),
    only: 'xlsx',
  },
  {
    name: 'tape',
    width: 16,
    cell: ({ self_tape }, { language }) => self_tape && words[language].tapes[self_tape],
    only: 'xlsx',
  },
  {
    name: 'audition',
    width: 20,
    cell: ({ slot }) => slot && `${inIndia.format(new Date(slot.starts_at))}, ${slot.place}`,
    only: 'csv',
  },
  {
    name: 'audition',
    width: 20,
    cell: ({ slot }) => slot && { instant: slot.starts_at, as: 'both' },
    only: 'xlsx',
  },
  { name: 'place', width: 24, cell: ({ slot }) => slot?.place, only: 'xlsx' },
  { name: 'match_score', width: 8, cell: ({ match_score }) => match_score },
  {
    name: 'match_reasons',
    width: 30,
    cell: (applicant, { language }) => matchOf(applicant, language).reasons.join(', '),
  },
  {
    name: 'languages',
    width: 18,
    cell: ({ languages }, { language }) => languages.map(labels[language].language_name).join(', '),
  },
  {
    name: 'skills',
    width: 24,
    cell: (applicant, { language }) =>
      skillsOf(applicant)
        .map((skill) => labels[language].choice_name('skills', skill))
        .join(', '),
  },
  {
    name: 'body_type',
    width: 12,
    cell: ({ body_type }, { language }) => body_type && labels[language].choice_name('body_type', body_type),
  },
  { name: 'height', width: 10, cell: ({ height }) => height && heightText(height), only: 'csv' },
  {
    name: 'height_cm',
    width: 10,
    cell: ({ height }) => height && (heightInCm(height) ?? height),
    only: 'xlsx',
  },
  { name: 'email', width: 26, cell: ({ details }) => details.email, isContact: true },
  { name: 'phone', width: 18, cell: ({ details }) => details.phone, isContact: true },
  { name: 'can_travel', width: 10, cell: ({ travel }, { language }) => yesOrNo(travel, language) },
  { name: 'available', width: 10, cell: ({ availability }, { language }) => yesOrNo(availability, language) },
  { name: 'for_role', width: 30, cell: ({ role_specific_info }) => role_specific_info },
  { name: 'agency', width: 20, cell: ({ via_agency }) => via_agency },
  {
    name: 'profile',
    width: 30,
    cell: ({ talent_id }, { site }) => `${site}/production/application-details/${talent_id}`,
  },
];

/** Skills of the profile and those typed into the form, each once however it is spelled. */
function skillsOf({ skills, details }: Exported): string[] {
  const typed = details.keySkills?.split(/[,;\n]/).map((skill) => skill.trim()) ?? [];
  const all = [...skills, ...typed].filter(Boolean).map((skill) => canonical('skill', skill));
  return [...new Map(all.toReversed().map((skill) => [skill.toLowerCase(), skill])).values()].toReversed();
}

function yesOrNo(is: boolean, language: Language): string {
  return is ? words[language].yes : words[language].no;
}
