import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { picture } from '#testing/files.ts';
import type { Caller } from '#testing/given.ts';
import { test as base } from '#testing/test.ts';

export const test = base
  .extend('send', ({ callApi }) => (as: Caller, kind: MediaKind, file: File, replaces = '') => {
    return callApi('POST /api/user/media', { body: { kind, replaces }, files: { file: [file] } }, as);
  })
  /** Adds a picture of a single colour to the library. */
  .extend(
    'add',
    ({ send }) =>
      async (as: Caller, kind: MediaKind, colour = '#102030', replaces?: string) =>
        send(as, kind, await picture('photo.png', colour), replaces),
  )
  /** Returns the number of files in each bucket. */
  .extend('stored', ({ services }) => async () => {
    const count = async (drawer: string) => {
      const names = await readdir(join(services.config.DATA_DIR, 'media', drawer)).catch(() => []);
      return names.length;
    };
    return { public: await count('public'), private: await count('private') };
  });
