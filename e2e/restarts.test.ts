import { chmod, chown, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { startProduct } from '#testing/process.ts';
import { ready, test } from '#testing/starts.ts';

/** Without the demo world, which takes longest of a first start. */
const DEMO = 'empty';

test.runIf(process.getuid?.() === 0)(
  "keeps root's database outside a data folder that other users cannot enter",
  async ({ emptyDirectory }) => {
    await chmod(emptyDirectory, 0o700);

    const product = await startProduct({ DEMO, DATA_DIR: emptyDirectory });
    const elsewhere = (await readFile(join(emptyDirectory, 'postgres-is-elsewhere'), 'utf8')).trim();
    await product.stop();
    await rm(elsewhere, { recursive: true });

    expect(product.output()).toContain(`${elsewhere}`);
  },
);

test.runIf(process.getuid?.() === 0)(
  'runs for an ordinary user, also beside temporary files that root left behind',
  async ({ emptyDirectory }) => {
    const user = { uid: 65534, gid: 65534 };
    await chown(emptyDirectory, user.uid, user.gid);
    // Linux gives no process this ID.
    await mkdir(join(emptyDirectory, 'kirdaar-scratch-4194305-left/inside'), { recursive: true });

    const product = await startProduct(
      { DEMO, DATA_DIR: emptyDirectory, HOME: emptyDirectory, TMPDIR: emptyDirectory },
      user,
    );
    // On a slow machine the probe may find the database too slow once.
    await expect.poll(() => ready(product.origin)).toBe(200);
    await product.stop();
  },
);
