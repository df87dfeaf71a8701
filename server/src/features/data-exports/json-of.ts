import type { Held } from '#features/data-exports/held.ts';
import { type Row, readHeld, type Subject } from '#features/data-exports/queries.ts';
import type { Database } from '#platform/database.ts';

/** A stored file that a row names. */
export interface FoundFile {
  drawer: 'public' | 'private';
  name: string;
}

/** The text of one file, as it is read: its lists by name, a row on each line. Calls back with the stored files they name. */
export async function* jsonOf(
  db: Database,
  lists: readonly Held[],
  all: readonly Held[],
  subject: Subject,
  onFile: (file: FoundFile) => void,
) {
  let before = '{';
  for (const list of lists) {
    yield `${before}\n${JSON.stringify(list.list)}: [`;
    let comma = '';
    for await (const rows of readHeld(db, list, all, subject)) {
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

/** Pictures of calls and houses stand there by their address, what talents sent by its name. */
function fileOf(row: Row, column: string | undefined): FoundFile | undefined {
  const value = column && row[column];
  if (typeof value !== 'string') return undefined;
  const [, drawer, named] = /^\/media\/(public|private)\/([\w-]+\.\w+)$/.exec(value) ?? [];
  if (named) return { drawer: drawer === 'public' ? 'public' : 'private', name: named };
  return /^[\w-]+\.\w+$/.test(value) ? { drawer: 'private', name: value } : undefined;
}
