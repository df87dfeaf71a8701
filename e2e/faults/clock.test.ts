import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openDeployment } from '#testing/deployment.ts';
import { survive, WORKER_BACK_MS } from '#testing/survival.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const preload = fileURLToPath(new URL('../testing/shifted-clock.mjs', import.meta.url));

test('loses nothing when the clock of a machine jumps an hour ahead, an hour behind and back', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'kirdaar-clock-'));
  const file = join(directory, 'shift');
  await using deployment = await openDeployment({
    environment: { NODE_OPTIONS: `--import=${preload}`, CLOCK_SHIFT_FILE: file },
  });

  const { unclear, workerMs } = await survive(deployment, {
    fault: async ({ confirmed, confirmsMore }) => {
      for (const shift of [HOUR_MS, -HOUR_MS, 0]) {
        await writeFile(file, `${shift}`);
        deployment.signal('SIGUSR2');
        await confirmsMore(3);
        // What was written last carries the wrong time, so the clock did jump.
        const [last] = await deployment.query<{ minutes: number }>(
          `select (extract(epoch from max(written_at) - now()) / 60)::float minutes
          from conversation_message where id = any($1::uuid[])`,
          [
            confirmed
              .filter(({ kind }) => kind === 'message')
              .slice(-1)
              .map(({ key }) => key),
          ],
        );
        expect(Math.abs((last?.minutes ?? 0) - shift / MINUTE_MS)).toBeLessThan(1);
      }
    },
  });
  await rm(directory, { recursive: true });

  expect(unclear).toEqual({});
  expect(workerMs).toBeLessThan(WORKER_BACK_MS);
});
