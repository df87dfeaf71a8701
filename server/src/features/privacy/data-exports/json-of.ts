import type { ExportedList } from '#features/privacy/data-exports/inventory-entry.ts';
import { type Row, readExportedRows, type Subject } from '#features/privacy/data-exports/queries.ts';
import type { Database } from '#platform/database/database.ts';

/** A stored file that a row refers to. */
export interface FoundFile {
  drawer: 'public' | 'private';
  name: string;
}

/**
 * Yields the JSON of one export file while reading it: its lists by name, one row per line. Calls `onFile`
 * for each stored file.
 */
export async function* jsonOf(
  db: Database,
  lists: readonly ExportedList[],
  all: readonly ExportedList[],
  subject: Subject,
  onFile: (file: FoundFile) => void,
) {
  let before = '{';
  for (const list of lists) {
    yield `${before}\n${JSON.stringify(list.list)}: [`;
    let comma = '';
    for await (const rows of readExportedRows(db, list, all, subject)) {
      for (const row of rows) {
        const file = fileOf(row, list.stored);
        if (file) onFile(file);
      }
      yield `${comma}\n  ${rows.map((row) => JSON.stringify(row)).join(',\n  ')}`;
      comma = ',';
    }
    yield '\n]';
    before = ',';
  }
  yield '\n}\n';
}

/** Casting call and house pictures are stored as a URL, files sent by talent as a file name. */
function fileOf(row: Row, column: string | undefined): FoundFile | undefined {
  const value = column && row[column];
  if (typeof value !== 'string') return undefined;
  const [, drawer, named] = /^\/media\/(public|private)\/([\w-]+\.\w+)$/.exec(value) ?? [];
  if (named) return { drawer: drawer === 'public' ? 'public' : 'private', name: named };
  return /^[\w-]+\.\w+$/.test(value) ? { drawer: 'private', name: value } : undefined;
}
