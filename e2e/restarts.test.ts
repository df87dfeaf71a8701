import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { productionVariables } from '@kirdaar/server/testing/production-variables';
import { expect } from 'vitest';
import { postmasterOf } from '#testing/postmaster.ts';
import { startProduct } from '#testing/process.ts';
import { ready, test } from '#testing/starts.ts';

// Production generates no demo world, which takes longest of a first start.
const production = { ...productionVariables, NODE_ENV: 'production' };

test('starts again after a kill and reuses the database that is still running', async ({ dataDirectory }) => {
  const killed = await startProduct({ DATA_DIR: dataDirectory });
  killed.process.kill('SIGKILL');
  await once(killed.process, 'exit');

  const product = await startProduct({ DATA_DIR: dataDirectory });
  const status = await ready(product.origin);
  await product.stop();

  expect(status).toBe(200);
});

test('starts again after its database was killed', async ({ dataDirectory }) => {
  const first = await startProduct({ DATA_DIR: dataDirectory });
  process.kill(await postmasterOf(dataDirectory), 'SIGKILL');
  await expect.poll(() => ready(first.origin), { timeout: 20_000 }).toBe(503);
  first.process.kill('SIGKILL');
  await once(first.process, 'exit');

  const product = await startProduct({ DATA_DIR: dataDirectory });
  const status = await ready(product.origin);
  await product.stop();

  expect(status).toBe(200);
});

test.runIf(process.getuid?.() === 0)(
  "keeps root's database outside a data folder that other users cannot enter",
  async ({ emptyDirectory }) => {
    await chmod(emptyDirectory, 0o700);

    const product = await startProduct({ ...production, DATA_DIR: emptyDirectory });
    const elsewhere = (await readFile(join(emptyDirectory, 'postgres-is-elsewhere'), 'utf8')).trim();
    await product.stop();
    await rm(elsewhere, { recursive: true });

    expect(product.output()).toContain(`${elsewhere}`);
  },
);

test.runIf(process.getuid?.() === 0)(
  'runs for an ordinary user as well as for root',
  async ({ emptyDirectory }) => {
    const user = { uid: 65534, gid: 65534 };
    execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, emptyDirectory]);

    const product = await startProduct(
      { ...production, DATA_DIR: emptyDirectory, HOME: emptyDirectory },
      user,
    );
    const status = await ready(product.origin);
    await product.stop();

    expect(status).toBe(200);
  },
);
