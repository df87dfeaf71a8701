import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { picture } from '#testing/files.ts';
import type { Caller } from '#testing/given.ts';
import { test as base, type Call } from '#testing/test.ts';

interface Fixtures {
  /** Adds a file to the library. */
  send: (as: Caller, kind: MediaKind, file: File, replaces?: string) => ReturnType<typeof sendBy>;
  /** Adds a picture of a colour to the library. */
  add: (as: Caller, kind: MediaKind, colour?: string, replaces?: string) => ReturnType<typeof sendBy>;
  /** How many files lie in each drawer. */
  stored: () => Promise<{ public: number; private: number }>;
}

function sendBy(call: Call, as: Caller, kind: MediaKind, file: File, replaces = '') {
  return call('POST /api/user/media', { body: { kind, replaces }, files: { file: [file] } }, as);
}

/** A test of a talent's media. */
export const test = base.extend<Fixtures>({
  send: async ({ call }, use) => {
    await use((as, kind, file, replaces) => sendBy(call, as, kind, file, replaces));
  },
  add: async ({ call }, use) => {
    await use(async (as, kind, colour = '#102030', replaces = '') =>
      sendBy(call, as, kind, await picture('photo.png', colour), replaces),
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
