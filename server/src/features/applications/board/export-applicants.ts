import type { BoardFilter } from '@kirdaar/contract/applications/board';
import { MAX_COMP_CARDS } from '@kirdaar/contract/rules/limits';
import { stage_name } from '@kirdaar/contract/words/en/rules/stages';
import { listOnBoard } from '#features/applications/board/queries.ts';
import { requireJobOfHouse } from '#features/applications/received/read-received.ts';
import type { Reviewer } from '#features/applications/review/queries.ts';
import { matchOf } from '#features/applications/review/read-reviewed.ts';
import { siteAddress } from '#platform/config/config.ts';
import { csvOf } from '#platform/documents/csv.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import type { Services } from '#platform/services.ts';

const MAX_ROWS = 10_000;

type Row = Awaited<ReturnType<typeof listOnBoard>>[number];

const inIndia = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** The columns of the table. Contact details are included only as far as the house may see them. */
const columns: readonly (readonly [
  string,
  (row: Row, site: string) => string | number | null | undefined,
])[] = [
  ['Name', ({ user }) => user.name],
  ['Age', ({ user }) => user.age ?? user.age_band],
  ['Gender', ({ user }) => user.gender],
  ['City', ({ user }) => user.city],
  ['Status', ({ status, stage_names }) => stage_name(status, stage_names)],
  ['Applied', ({ applied_at }) => inIndia.format(new Date(applied_at))],
  ['Score', ({ score }) => score],
  ['Team score', ({ team_score }) => team_score?.average],
  ['Notes', ({ notes }) => notes.map(({ by, text }) => (by ? `${by}: ${text}` : text)).join('\n')],
  ['Audition', ({ slot }) => slot && `${inIndia.format(new Date(slot.starts_at))}, ${slot.place}`],
  ['Match score', ({ match_score }) => match_score],
  ['Match reasons', (row) => matchOf(row, 'en').reasons.join(', ')],
  ['Languages', ({ languages }) => languages.join(', ')],
  ['Skills', ({ skills, details }) => [...skills, details.keySkills].filter(Boolean).join(', ')],
  ['Body type', ({ body_type }) => body_type],
  ['Height', ({ details }) => details.height],
  ['Email', ({ details }) => details.email],
  ['Phone', ({ details }) => details.phone],
  ['Can travel', ({ travel }) => yesOrNo(travel)],
  ['Available', ({ availability }) => yesOrNo(availability)],
  ['For this role', ({ role_specific_info }) => role_specific_info],
  ['Profile', ({ talent_id }, site) => `${site}/production/application-details/${talent_id}`],
];

/** Left out for viewers, because a file leaves the product. */
const contactColumns: readonly string[] = ['Email', 'Phone'];

export async function exportApplicants(
  { db, now, config }: Pick<Services, 'db' | 'now' | 'config'>,
  by: ProductionActor,
  jobId: string,
  filter: BoardFilter,
): Promise<Buffer> {
  await requireJobOfHouse(db, by.production_house_id, jobId);
  const rows = await listOnBoard(db, { by, jobId, filter, now: now() }, MAX_ROWS);
  const shown = columns.filter(([name]) => by.team_role !== 'viewer' || !contactColumns.includes(name));
  const cells = rows.map((row) => shown.map(([, cell]) => cell(row, siteAddress(config)) ?? null));
  return csvOf([shown.map(([name]) => name), ...cells]);
}

function yesOrNo(is: boolean): string {
  return is ? 'Yes' : 'No';
}

/** Returns the talent whose comp cards are exported, except those whose media are withheld. */
export async function chooseCards(
  { db, now }: Pick<Services, 'db' | 'now'>,
  by: Reviewer,
  jobId: string,
  { applications: ids, ...filter }: BoardFilter & { applications?: string[] | undefined },
): Promise<string[]> {
  await requireJobOfHouse(db, by.production_house_id, jobId);
  const listed = await listOnBoard(db, { by, jobId, filter, ids, now: now() }, MAX_COMP_CARDS);
  const place = new Map(ids?.map((id, at) => [id, at]));
  return listed
    .filter(({ is_withheld }) => !is_withheld)
    .sort((one, other) => (place.get(one.application_id) ?? 0) - (place.get(other.application_id) ?? 0))
    .map(({ talent_id }) => talent_id);
}
