import type { DB } from '#platform/database/database-types.generated.ts';

type Table = keyof DB;
type Column<T extends Table> = keyof DB[T] & string;

/** The starting points of every path through the tables. */
export type Root = 'the account' | 'the house' | 'the team' | 'the house’s applications';

export const SET = Symbol('not null');
type OnlyValue = string | null | typeof SET;

interface Selection<C extends string> {
  /** The column that links a row to its subject: to a root or to another exported table. */
  by: C;
  of: Root | Table;
  /** The referenced column of the other table, if not its id. */
  through?: string;
  /** The value of a column in the rows to export; `SET` for any but null. */
  only?: Partial<Record<C, OnlyValue>>;
  /** Only these columns, for a further list of the same table. Otherwise all but those left out. */
  columns?: readonly C[];
  /** The column with the name of a stored file, which is included. */
  stored?: C;
}

/** The rows of one table as they appear in an export: in a list of one of its files. */
export interface ExportedList extends Selection<string> {
  table: Table;
  file: string;
  list: string;
  without: Readonly<Record<string, string>>;
}

/** The exported tables, and the tables left out, each with the reason. */
export interface Inventory {
  held: readonly ExportedList[];
  leftOut: Readonly<Partial<Record<Table, string>>>;
}

/**
 * Exports rows of a table under `file/list`. `without` are the columns left out, each with the reason; the column
 * that links to the account or the house itself is left out too.
 */
export function rowsOf<T extends Table>(
  table: T,
  path: `${string}/${string}`,
  selection: Selection<Column<T>>,
  without: Partial<Record<Column<T>, string>> = {},
): ExportedList {
  const [file = '', list = ''] = path.split('/');
  // The keys of the partial record are column names, so no other values occur.
  return { ...selection, table, file, list, without: without as ExportedList['without'] };
}

export const KEY = 'Knowing it would allow acting as the account, or guessing what does.';
/** Beyond the column that links to the account or house. */
export const OWN = 'The same in every row: the account or house that is exported.';
export const FORM = 'Identifies a submitted form, so that submitting it twice counts once.';
export const COPY = 'Calculated from exported data, or a copy of it.';
export const MEMO = 'The page of the terms has the file, whose hash is here.';
export const PROCESSING_STATE = 'Only says how far our own processing is.';
export const PRIVATE = 'A house’s opinion of its applicants is visible to that house only.';
export const THEIRS = 'It belongs to the applicant, who can export it. The board shows the house its part.';
