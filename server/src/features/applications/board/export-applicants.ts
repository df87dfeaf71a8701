import type { BoardFilter } from '@kirdaar/contract/applications/board';
import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { csvOf } from '#features/applications/board/csv.ts';
import { listOnBoard } from '#features/applications/board/queries.ts';
import { findJobOfHouse } from '#features/applications/received/queries.ts';
import { matchReasons } from '#features/jobs/matching/match-reasons.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const MAX_ROWS = 10_000;

type Row = Awaited<ReturnType<typeof listOnBoard>>[number];

const inIndia = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** The titles of the board's columns. */
const statusTexts: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'New',
  viewed: 'Opened',
  shortlisted: 'Shortlisted',
  audition: 'Audition',
  selected: 'Selected',
  not_selected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** The columns of the table. Contact details are included only as far as the house may see them. */
const columns: readonly (readonly [string, (row: Row) => string | number | null | undefined])[] = [
  ['Name', ({ user }) => user.name],
  ['Age', ({ user }) => user.age],
  ['Gender', ({ user }) => user.gender],
  ['City', ({ user }) => user.city],
  ['Status', ({ status }) => statusTexts[status]],
  ['Applied', ({ applied_at }) => inIndia.format(new Date(applied_at))],
  ['Score', ({ score }) => score],
  ['Match score', ({ match_score }) => match_score],
  ['Match reasons', (row) => matchReasons(row).join(', ')],
  ['Languages', ({ languages }) => languages.join(', ')],
  ['Skills', ({ skills, details }) => [...skills, details.keySkills].filter(Boolean).join(', ')],
  ['Body type', ({ body_type }) => body_type],
  ['Height', ({ details }) => details.height],
  ['Email', ({ details }) => details.email],
  ['Phone', ({ details }) => details.phone],
  ['Can travel', ({ travel }) => yesOrNo(travel)],
  ['Available', ({ availability }) => yesOrNo(availability)],
  ['For this role', ({ role_specific_info }) => role_specific_info],
];

/** Exports the applicants of a casting call as a table for spreadsheets. */
export async function exportApplicants(
  { db, now }: Pick<Services, 'db' | 'now'>,
  houseId: string,
  jobId: string,
  filter: BoardFilter,
): Promise<Buffer> {
  if (!(await findJobOfHouse(db, houseId, jobId))) throw new AppError('job_not_found');
  const rows = await listOnBoard(db, { houseId, jobId, filter, now: now() }, MAX_ROWS);
  const cells = rows.map((row) => columns.map(([, cell]) => cell(row) ?? null));
  return csvOf([columns.map(([name]) => name), ...cells]);
}

function yesOrNo(is: boolean): string {
  return is ? 'Yes' : 'No';
}
