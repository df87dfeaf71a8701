import type { DB } from '#platform/database-types.generated.ts';

type Table = keyof DB;
type Column<T extends Table> = keyof DB[T] & string;

/** Where every path through the tables begins. */
export type Root = 'the account' | 'the house' | 'the team' | 'what the house received';

interface Entry<T extends Table> {
  /** The file of the export, and the list in it. */
  file: string;
  list: string;
  /** The column that tells whose a row is, and what stands in it: one of the roots, or a row that is held too. */
  by: Column<T>;
  of: Root | Table;
  /** The column of that other row which is meant, if not its id. */
  through?: string;
  only?: Partial<Record<Column<T>, string | null>>;
  columns: readonly Column<T>[];
  /** The columns that do not stand there, each with the reason. */
  without?: Partial<Record<Column<T>, string>>;
  /** The column that names a stored file, which goes along. */
  stored?: Column<T>;
}

/** Rows of one table, as an export tells them. */
export interface Held extends Omit<Entry<Table>, 'by' | 'only' | 'columns' | 'without' | 'stored'> {
  table: Table;
  by: string;
  only: Readonly<Record<string, string | null>>;
  columns: readonly string[];
  without: Readonly<Record<string, string>>;
  stored: string | undefined;
}

/** What is held on somebody: the rows that are told, and the tables that are not, each with the reason. */
export interface Inventory {
  held: readonly Held[];
  leftOut: Readonly<Partial<Record<Table, string>>>;
}

export function rowsOf<T extends Table>(table: T, entry: Entry<T>): Held {
  const { only = {}, without = {}, stored } = entry;
  // The partial records have no other values than those of the columns they name.
  return { ...entry, table, stored, only: only as Held['only'], without: without as Held['without'] };
}

export const KEY = 'Whoever knew it could act for the account, or guess what does.';
export const OWN = 'The same in every row: whose export it is.';
export const FORM = 'Names a form that was sent, so that one sent twice counts once.';
export const COPY = 'Worked out from what is told, or a copy of it.';
export const WORKINGS = 'Tells how far our own work has come.';
