import type { DB } from '#platform/database/database-types.generated.ts';

type Table = keyof DB;
type Column<T extends Table> = keyof DB[T] & string;

/** The starting points of every path through the tables. */
export type Root = 'the account' | 'the house' | 'the team' | 'what the house received';

interface Entry<T extends Table> {
  /** The file in the export, and the list in that file. */
  file: string;
  list: string;
  /**
   * The column that links a row to its subject; `of` names what it contains: a root, or a row of another
   * exported table.
   */
  by: Column<T>;
  of: Root | Table;
  /** The referenced column of the other table, if not its id. */
  through?: string;
  only?: Partial<Record<Column<T>, string | null>>;
  columns: readonly Column<T>[];
  /** The columns left out, each with the reason. */
  without?: Partial<Record<Column<T>, string>>;
  /** The column with the name of a stored file, which is included. */
  stored?: Column<T>;
}

/** The rows of one table as they appear in an export. */
export interface Held extends Omit<Entry<Table>, 'by' | 'only' | 'columns' | 'without' | 'stored'> {
  table: Table;
  by: string;
  only: Readonly<Record<string, string | null>>;
  columns: readonly string[];
  without: Readonly<Record<string, string>>;
  stored: string | undefined;
}

/** The exported tables, and the tables left out, each with the reason. */
export interface Inventory {
  held: readonly Held[];
  leftOut: Readonly<Partial<Record<Table, string>>>;
}

export function rowsOf<T extends Table>(table: T, entry: Entry<T>): Held {
  const { only = {}, without = {}, stored } = entry;
  // The keys of the partial records are column names, so no other values occur.
  return { ...entry, table, stored, only: only as Held['only'], without: without as Held['without'] };
}

export const KEY = 'Whoever knew it could action for the account, or guess what does.';
export const OWN = 'The same in every row: whose export it is.';
export const FORM = 'Names a form that was sent, so that one sent twice counts once.';
export const COPY = 'Worked out from what is told, or a copy of it.';
export const WORKINGS = 'Tells how far our own work has come.';
