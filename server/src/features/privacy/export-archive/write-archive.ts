import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Language } from '@kirdaar/contract/rules/languages';
import { ZipFile } from 'yazl';
import { inventories } from '#features/privacy/export-archive/inventory.ts';
import type { ExportedList } from '#features/privacy/export-archive/inventory-entry.ts';
import { type Row, readExportedRows, type Subject } from '#features/privacy/export-archive/queries.ts';
import { writeReadMe } from '#features/privacy/export-archive/write-read-me.ts';
import type { Database } from '#platform/database/database.ts';
import type { AccountRole } from '#platform/database/database-types.generated.ts';
import type { Services } from '#platform/services.ts';
import type { StoredFile } from '#platform/storage/storage.ts';

interface Asker {
  account_id: string;
  role: AccountRole;
  production_house_id: string | null;
  language: Language;
}

interface FoundFile {
  drawer: 'public' | 'private';
  name: string;
}

interface Work {
  /** For temporary files. */
  directory: string;
  archive: string;
  signal: AbortSignal;
}

/**
 * Writes all data of an account into one archive: a README, a JSON file for each kind of data, and every
 * stored file. Streams the content to keep memory use low.
 */
export async function writeArchive(services: Services, asker: Asker, work: Work) {
  const { config, now } = services;
  const media = await openMedia(services, await writeLists(services, asker, work));
  const kinds = kindsOf(asker.role);
  const about = { name: config.PRODUCT_NAME, role: asker.role, kinds, made_at: now().toISOString() };

  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream);
  zip.on('error', (error) => output.destroy(error));
  const options = { mtime: now() };
  zip.addBuffer(Buffer.from(writeReadMe(about, asker.language)), 'README.txt', options);
  for (const kind of kinds) zip.addFile(join(work.directory, `${kind}.json`), `${kind}.json`, options);
  for (const [name, file] of media) addMedium(zip, `media/${name}`, file, options);
  zip.end();
  await pipeline(output, createWriteStream(work.archive), { signal: work.signal });
}

function kindsOf(role: AccountRole): string[] {
  return [...new Set(inventories[role].held.map(({ file }) => file))];
}

/** Writes the lists from one database snapshot and returns the stored files that they refer to. */
async function writeLists({ db, now }: Services, asker: Asker, { directory, signal }: Work) {
  const { held } = inventories[asker.role];
  const subject = { ...asker, now: now() };
  const found = new Map<string, FoundFile>();
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      for (const kind of kindsOf(asker.role)) {
        const lists = held.filter(({ file }) => file === kind);
        const text = jsonOf(trx, lists, held, subject, (file) => found.set(file.name, file));
        await pipeline(Readable.from(text), createWriteStream(join(directory, `${kind}.json`)), { signal });
      }
    });
  return [...found.values()];
}

/**
 * Yields the JSON of one file while reading it: its lists by name, one row per line. Calls `onFile`
 * for each stored file.
 */
async function* jsonOf(
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

/** Opens the stored files by name, leaving out those deleted meanwhile. */
async function openMedia({ storage }: Services, found: FoundFile[]) {
  const media = new Map<string, StoredFile>();
  for (const { drawer, name } of found) {
    const file = await storage.open(drawer, name);
    if (file) media.set(name, file);
  }
  return media;
}

/** Adds a stored file unchanged; it is opened only when the archive reaches it. */
function addMedium(zip: ZipFile, path: string, { bytes, read }: StoredFile, options: { mtime: Date }) {
  zip.addReadStreamLazy(path, { ...options, compress: false, size: bytes }, (take) => {
    read().then(
      (content) => {
        // The archive does not listen for stream errors and would wait forever.
        content.once('error', (error) => zip.emit('error', error));
        take(null, content);
      },
      (error) => take(error, Readable.from([])),
    );
  });
}
