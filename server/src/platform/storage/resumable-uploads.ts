import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { UPLOAD_HOURS } from '@kirdaar/contract/rules/limits';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';

/** Incomplete resumable uploads in a folder of this machine. */
export interface ResumableUploads {
  directory: string;
  /** Answers requests whose path is the id of an upload. */
  tus: Server;
  pathOf: (id: string) => string;
  /** Returns how many bytes have arrived; undefined when there is no such file. */
  arrived: (id: string) => Promise<number | undefined>;
  remove: (id: string) => Promise<void>;
  /** Removes uploads that have not grown since an instant. */
  removeOlder: (instant: Date) => Promise<void>;
}

const idOf = ({ url }: { url: string }) => new URL(url).pathname.slice(1);

export function openResumableUploads(directory: string): ResumableUploads {
  const pathOf = (id: string) => join(directory, id);
  // tus keeps a metadata file beside each upload.
  const noteOf = (id: string) => join(directory, `${id}.json`);
  const agedAt = async (path: string) => (await stat(path).catch(() => undefined))?.mtimeMs;
  const expirationPeriodInMilliseconds = UPLOAD_HOURS * HOUR_MS;
  return {
    directory,
    tus: new Server({
      path: '/',
      datastore: new FileStore({ directory, expirationPeriodInMilliseconds }),
      namingFunction: idOf,
      getFileIdFromRequest: idOf,
    }),
    pathOf,
    arrived: async (id) => (await stat(pathOf(id)).catch(() => undefined))?.size,
    remove: async (id) => {
      await rm(pathOf(id), { force: true });
      await rm(noteOf(id), { force: true });
    },
    removeOlder: async (instant) => {
      await mkdir(directory, { recursive: true });
      for (const name of await readdir(directory)) {
        const path = join(directory, name);
        const file = name.endsWith('.json') ? path.slice(0, -'.json'.length) : path;
        const touched = (await agedAt(file)) ?? (await agedAt(path)) ?? 0;
        if (touched < instant.getTime()) await rm(path, { force: true });
      }
    },
  };
}
