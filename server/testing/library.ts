import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { picture } from '#testing/files.ts';
import type { Caller } from '#testing/given.ts';
import { test as base, type CallApi } from '#testing/test.ts';

interface Fixtures {
  /** Adds a file to the library. */
  send: (as: Caller, kind: MediaKind, file: File, replaces?: string) => ReturnType<typeof sendBy>;
  /** Adds a picture of a single colour to the library. */
  add: (as: Caller, kind: MediaKind, colour?: string, replaces?: string) => ReturnType<typeof sendBy>;
  /** Returns the number of files in each bucket. */
  stored: () => Promise<{ public: number; private: number }>;
}

function sendBy(callApi: CallApi, as: Caller, kind: MediaKind, file: File, replaces = '') {
  return callApi('POST /api/user/media', { body: { kind, replaces }, files: { file: [file] } }, as);
}

/** A test with helpers for a talent's media. */
export const test = base.extend<Fixtures>({
  send: async ({ callApi }, use) => {
    await use((as, kind, file, replaces) => sendBy(callApi, as, kind, file, replaces));
  },
  add: async ({ callApi }, use) => {
    await use(async (as, kind, colour = '#102030', replaces = '') =>
      sendBy(callApi, as, kind, await picture('photo.png', colour), replaces),
    );
  },
  stored: async ({ services }, use) => {
    const count = async (drawer: string) => {
      const names = await readdir(join(services.config.DATA_DIR, 'media', drawer)).catch(() => []);
      return names.length;
    };
    await use(async () => ({ public: await count('public'), private: await count('private') }));
  },
});
