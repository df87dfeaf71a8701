import { type RawBuilder, sql } from 'kysely';
import { maySee, maySeeApplication } from '#features/accounts/visible-children/queries.ts';
import { selectReceived } from '#features/applications/received/queries.ts';
import { selectVisible } from '#features/houses/talent-lists/queries.ts';
import { type ExportedList, type Root, SET } from '#features/privacy/export-archive/inventory-entry.ts';
import type { Database } from '#platform/database/database.ts';
import { shownTitle } from '#platform/database/shown-title.ts';

export interface Subject {
  account_id: string;
  /** Null for a talent. */
  production_house_id: string | null;
  now: Date;
}

export type Row = Record<string, unknown>;

const AT_ONCE = 500;

/**
 * Yields the rows of a list in batches through a cursor of the caller's transaction, oldest first if there is
 * a time column. `all` contains the lists that its path to the subject may use.
 */
export async function* readExportedRows(
  db: Database,
  list: ExportedList,
  all: readonly ExportedList[],
  subject: Subject,
) {
  const columns = await listExportedColumns(db, list);
  const time = columns.find((column) => /_(at|on)$|^day$/.test(column));
  const selected = columns.flatMap((column) => [heldValue(column), ...namesOf(db, column, subject)]);
  await sql`declare held no scroll cursor for
    select ${sql.join(selected)} from ${sql.table(list.table)} as held
    where ${belongsTo(db, list, all, subject)}
    ${visibleOnly(list, columns, subject)}
    ${time ? sql`order by ${sql.ref(`held.${time}`)}` : sql``}
  `.execute(db);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(AT_ONCE)} from held`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) break;
  }
  await sql`close held`.execute(db);
}

/** A time that has not come is stored as infinity, such as that of a change which waits for its approval. */
function heldValue(column: string) {
  const held = sql.ref(`held.${column}`);
  return column.endsWith('_at') ? sql`nullif(${held}, 'infinity') as ${sql.ref(column)}` : held;
}

/**
 * A house exports nothing about a talent or an application that it may not see, and a child nothing of a house that its
 * guardian has not let through.
 */
function visibleOnly(list: ExportedList, columns: readonly string[], subject: Subject) {
  const hidden = subject.production_house_id
    ? hiddenFromHouse(columns, subject)
    : hiddenFromChild(list, subject);
  return sql.join(
    hidden.flatMap((condition) => (condition ? sql`and not ${condition}` : [])),
    sql` `,
  );
}

function hiddenFromHouse(columns: readonly string[], { production_house_id: house, now }: Subject) {
  const isHidden = (of: RawBuilder<unknown>) => sql`exists (
    select from application join job on job.id = job_id join talent on talent.id = talent_id
    where application.id = ${of} and not ${maySeeApplication(now)}
  )`;
  const ofMedia = sql`(select application_id from application_media where id = held.application_media_id)`;
  return [
    columns.includes('application_id') && isHidden(sql`held.application_id`),
    columns.includes('application_media_id') && isHidden(ofMedia),
    columns.includes('talent_id') &&
      sql`exists (select from talent where id = held.talent_id and not ${maySee(house, now)})`,
  ];
}

function hiddenFromChild({ table }: ExportedList, { account_id, now }: Subject) {
  const awaits = (kind: string, id: RawBuilder<unknown>) =>
    sql`awaits_guardian(${account_id}, ${kind}, ${id}, ${now.toISOString()})`;
  const unread = awaits('conversation', sql`message.application_id`);
  return [
    table === 'invitation_to_apply' && awaits('invitation', sql`held.id`),
    (table === 'conversation_message' || table === 'conversation_file') &&
      sql`exists (
        select from conversation_message message
        where message.id = held.${sql.ref(table === 'conversation_file' ? 'message_id' : 'id')}
          and message.party = 'house' and ${unread}
      )`,
  ];
}

/**
 * Returns the columns of a list as the table has them now. The account or house itself would be the same in every row,
 * and columns named `staff_…` are for staff only.
 */
export async function listExportedColumns(db: Database, list: ExportedList): Promise<readonly string[]> {
  if (list.columns) return list.columns;
  const { rows } = await sql<{ column: string }>`
    select attname as column from pg_attribute
    where attrelid = ${list.table}::regclass and attnum > 0 and not attisdropped
      and not starts_with(attname, 'staff_') order by attnum
  `.execute(db);
  const isSubject = (column: string) =>
    column === list.by && column !== 'id' && ['the account', 'the house'].includes(list.of);
  return rows.map(({ column }) => column).filter((column) => !(column in list.without) && !isSubject(column));
}

/** Whether a row belongs to the subject, following its path. */
function belongsTo(
  db: Database,
  list: ExportedList,
  all: readonly ExportedList[],
  subject: Subject,
): RawBuilder<boolean> {
  const { by, of, only = {} } = list;
  const conditions = Object.entries(only).map(([column, value]) => {
    if (value === SET) return sql`${sql.ref(column)} is not null`;
    return value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`;
  });
  const ids = rootsOf(db, subject)[of] ?? idsOfOther(db, list, all, subject);
  return sql`${sql.join([sql`${sql.ref(by)} in ${ids}`, ...conditions], sql` and `)}`;
}

/** Selects the ids of the subject's rows in the table that this list references. */
function idsOfOther(
  db: Database,
  { of, through = 'id' }: ExportedList,
  all: readonly ExportedList[],
  subject: Subject,
) {
  const other = all.find(({ table }) => table === of);
  if (!other) throw new Error(`There is no path from ${of} to its owner.`);
  return sql`(select ${sql.ref(through)} from ${sql.table(of)} where ${belongsTo(db, other, all, subject)})`;
}

function rootsOf(
  db: Database,
  { account_id, production_house_id: house, now }: Subject,
): Partial<Record<string, RawBuilder<unknown>>> {
  return {
    'the account': sql`(${account_id}::uuid)`,
    'the house': sql`(${house}::uuid)`,
    'the team': sql`(select id from account where production_house_id = ${house})`,
    'the house’s applications': sql`${selectReceived(db, house ?? '', now).select('application.id')}`,
  } satisfies Record<Root, RawBuilder<unknown>>;
}

/** Adds readable names for an id column; a talent's name only as far as the house may see it. */
function namesOf(
  db: Database,
  column: string,
  { production_house_id: house, now }: Subject,
): RawBuilder<unknown>[] {
  switch (column) {
    case 'job_id': {
      const call = sql`(select ${shownTitle} from job where job.id = held.job_id) as call`;
      const caller = sql`(
        select company_name from job join production_house on production_house.id = production_house_id
        where job.id = held.job_id
      ) as house`;
      return house ? [call] : [call, caller];
    }
    case 'plan_id':
      return [sql`(select name from plan where plan.id = held.plan_id) as plan`];
    case 'production_house_id':
      return [sql`(select company_name from production_house where id = held.production_house_id) as house`];
    case 'account_id':
      return [sql`member_name(held.account_id) as member`];
    case 'talent_id': {
      // Those for whom the talent acts, whose names they know.
      if (!house) return [sql`(select name from talent where id = held.talent_id) as talent`];
      const shown = sql`(select name from talent_for_houses(${now.toISOString()}) shown where shown.id = talent.id)`;
      const visible = selectVisible(db, { id: null, production_house_id: house }, now)
        .select(shown.as('name'))
        .where('talent.id', '=', sql.ref<string>('held.talent_id'));
      return [sql`${visible} as talent`];
    }
    default:
      return [];
  }
}
