import { expect, test } from 'vitest';
import { openDeployment } from '#testing/deployment.ts';
import { survive, WORKER_BACK_MS } from '#testing/survival.ts';

const KILLS = 3;

test('loses no confirmed write when the web process is killed', async () => {
  await using deployment = await openDeployment();

  const { unclear } = await survive(deployment, {
    fault: async ({ confirmsMore }) => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        await deployment.kill('web');
        await deployment.restart('web');
        await confirmsMore(1);
      }
    },
  });

  // With a second process behind a balancer nobody would see even that.
  expect(Object.keys(unclear).filter((seen) => !seen.endsWith(': 0 unreachable'))).toEqual([]);
});

test('sends each code once when the worker is killed, and nobody who uses the site notices', async () => {
  await using deployment = await openDeployment();

  const { seen, workerMs } = await survive(deployment, {
    fault: async ({ confirmsMore }) => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        await deployment.kill('worker');
        await confirmsMore(1);
        await deployment.restart('worker');
      }
    },
  });

  expect(Object.keys(seen)).toEqual(['served']);
  expect(workerMs).toBeLessThan(WORKER_BACK_MS);
});
