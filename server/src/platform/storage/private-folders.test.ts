import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { closePrivateFolders } from '#platform/storage/private-folders.ts';

test('closes folders with files of users to other accounts, also one that was open', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'kirdaar-private-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await mkdir(join(directory, 'media'), { mode: 0o755 });

  await closePrivateFolders(directory);

  const modes = await Promise.all(
    ['media', 'pieces', 'outbox'].map(async (name) => (await stat(join(directory, name))).mode & 0o777),
  );
  expect(modes).toEqual([0o700, 0o700, 0o700]);
});
