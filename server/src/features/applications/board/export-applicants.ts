import type { BoardFilter } from '@kirdaar/contract/applications/board';
import type { Language } from '@kirdaar/contract/rules/languages';
import { applicantColumns, inIndia } from '#features/applications/board/applicant-columns.ts';
import { listOnBoard } from '#features/applications/board/queries.ts';
import { listResponses } from '#features/applications/client-viewers/queries.ts';
import { requireJobOfHouse } from '#features/applications/received/read-received.ts';
import type { Reviewer } from '#features/applications/review/queries.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import { siteAddress } from '#platform/config/config.ts';
import { csvOf } from '#platform/documents/csv.ts';
import { type Cell, xlsxOf } from '#platform/documents/xlsx.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import type { Services } from '#platform/services.ts';

const MAX_ROWS = 10_000;
const words = serverWords('spreadsheets');

/** For programs: in English, with every value as a text. */
export async function exportToCsv(...asked: Parameters<typeof readTable>): Promise<Buffer> {
  const { columns, rows } = await readTable(...asked);
  return csvOf([columns.map(({ name }) => words.en.columns[name]), ...rows.map((row) => row.map(textOf))]);
}

function textOf(cell: Cell) {
  return cell !== null && typeof cell === 'object' ? inIndia.format(new Date(cell.instant)) : cell;
}

/** For people: in their language, with typed values. */
export async function exportToXlsx(...asked: Parameters<typeof readTable>): Promise<Buffer> {
  const { columns, rows, language } = await readTable(...asked);
  const titled = columns.map(({ name, width }) => ({ title: words[language].columns[name], width }));
  return xlsxOf(words[language].applicants, titled, rows);
}

async function readTable(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  by: ProductionActor,
  jobId: string,
  filter: BoardFilter,
  language: Language | 'csv',
) {
  await requireJobOfHouse(db, by.production_house_id, jobId);
  const [applicants, responses] = await Promise.all([
    listOnBoard(db, { by, jobId, filter, now: now() }, MAX_ROWS),
    listResponses(db, jobId),
  ]);
  const responsesOf = Map.groupBy(responses, ({ application_id }) => application_id);
  const file = language === 'csv' ? 'csv' : 'xlsx';
  const columns = applicantColumns.filter(
    ({ only = file, isContact }) => only === file && (by.team_role !== 'viewer' || !isContact),
  );
  const reader = { language: language === 'csv' ? 'en' : language, site: siteAddress(config) } as const;
  const rows = applicants.map((row) => {
    const applicant = { ...row, responses: responsesOf.get(row.application_id) ?? [] };
    return columns.map(({ cell }) => cell(applicant, reader) ?? null);
  });
  return { columns, rows, language: reader.language };
}

/**
 * Returns the applicants whose pictures are exported, except those whose media are withheld: the chosen ones in their
 * order, or the first that match the filter.
 */
export async function choosePictured(
  { db, now }: Pick<Services, 'db' | 'now'>,
  by: Reviewer,
  jobId: string,
  { applications: ids, ...filter }: BoardFilter & { applications?: string[] | undefined },
  limit: number,
) {
  await requireJobOfHouse(db, by.production_house_id, jobId);
  const listed = await listOnBoard(db, { by, jobId, filter, ids, now: now() }, limit);
  const place = new Map(ids?.map((id, at) => [id, at]));
  return listed
    .filter(({ is_withheld }) => !is_withheld)
    .sort((one, other) => (place.get(one.application_id) ?? 0) - (place.get(other.application_id) ?? 0));
}
