import type { BoardFilter } from '@kirdaar/contract/board';
import { findJobOfHouse } from '#features/applications/queries.ts';
import { csvOf } from '#features/board/csv.ts';
import { listOnBoard } from '#features/board/queries.ts';
import { reasonsOf } from '#features/fit/fit.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const ROWS_MOST = 10_000;

type Row = Awaited<ReturnType<typeof listOnBoard>>[number];

const inIndia = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** What stands in each column. How to reach somebody is there only as far as the house is told. */
const columns: readonly (readonly [string, (row: Row) => string | number | null | undefined])[] = [
  ['Name', ({ user }) => user.name],
  ['Age', ({ user }) => user.age],
  ['Gender', ({ user }) => user.gender],
  ['City', ({ user }) => user.city],
  ['Stands', ({ status }) => inWords(status)],
  ['Applied', ({ applied_at }) => inIndia.format(new Date(applied_at))],
  ['Score', ({ score }) => score],
  ['Fit', ({ fit_score }) => fit_score],
  ['Why it fits', (row) => reasonsOf(row).join(', ')],
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

/** The applicants of a call as a table for spreadsheets. */
export async function exportApplicants(
  { db, now }: Pick<Services, 'db' | 'now'>,
  houseId: string,
  jobId: string,
  filter: BoardFilter,
): Promise<Buffer> {
  if (!(await findJobOfHouse(db, houseId, jobId))) throw new Refusal(404, 'Not found.');
  const rows = await listOnBoard(db, { houseId, jobId, filter, now: now() }, ROWS_MOST);
  const cells = rows.map((row) => columns.map(([, cell]) => cell(row) ?? null));
  return csvOf([columns.map(([name]) => name), ...cells]);
}

function inWords(status: string): string {
  const words = status.replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function yesOrNo(is: boolean): string {
  return is ? 'Yes' : 'No';
}
