import { expect, test } from 'vitest';
import { openDeployment } from '#testing/deployment.ts';
import { during, survive, WEB_BACK_MS, WORKER_BACK_MS } from '#testing/survival.ts';

test('loses nothing when PostgreSQL is killed and starts again', async () => {
  await using deployment = await openDeployment();

  const { unclear, webMs, workerMs } = await survive(deployment, {
    fault: async () => {
      await deployment.killPostgres();
      await deployment.restartPostgres();
    },
  });

  expect(unclear).toEqual({});
  expect(webMs).toBeLessThan(WEB_BACK_MS);
  expect(workerMs).toBeLessThan(WORKER_BACK_MS);
});

test('reports that it is unavailable while the database is down for 30 seconds, and recovers automatically', async () => {
  await using deployment = await openDeployment();

  const { unclear, seen, webMs, workerMs } = await survive(deployment, {
    fault: async () => {
      await deployment.line.reject();
      await during(30_000, deployment.line.accept);
    },
  });

  expect(unclear).toEqual({});
  expect(seen['application: 503 service_unavailable']).toBeGreaterThan(0);
  expect(webMs).toBeLessThan(WEB_BACK_MS);
  expect(workerMs).toBeLessThan(WORKER_BACK_MS);
});

test('serves within 5 seconds of a silent cut of 10 seconds, and runs tasks within 30', async () => {
  await using deployment = await openDeployment();

  const { unclear, webMs, workerMs } = await survive(deployment, {
    fault: async () => {
      deployment.line.cut();
      await during(10_000, deployment.line.heal);
    },
  });

  expect(unclear).toEqual({});
  expect(webMs).toBeLessThan(WEB_BACK_MS);
  expect(workerMs).toBeLessThan(WORKER_BACK_MS);
});

test('keeps working when each packet to and from the database takes 200 ms longer', async () => {
  await using deployment = await openDeployment();

  const { unclear, confirmedMeanwhile, webMs } = await survive(deployment, {
    fault: async () => {
      deployment.line.delay(200);
      await during(30_000, deployment.line.heal);
    },
  });

  expect(unclear).toEqual({});
  expect(confirmedMeanwhile).toBeGreaterThan(0);
  expect(webMs).toBeLessThan(WEB_BACK_MS);
});
