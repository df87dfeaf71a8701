import { expect, test } from 'vitest';
import { openDeployment } from '#testing/deployment.ts';
import { survive, WEB_BACK_MS, WORKER_BACK_MS } from '#testing/survival.ts';

/** A statement under way waits 11 seconds for an answer, and a new connection 4. */
const SILENT_MS = 15_000;

test('continues with the replica when the primary is killed and the replica promoted', async () => {
  await using deployment = await openDeployment({ withReplica: true });

  const { unclear, webMs, workerMs } = await survive(deployment, {
    fault: async () => {
      await deployment.killPostgres();
      await deployment.promoteReplica();
    },
  });

  expect(unclear).toEqual({});
  expect(webMs).toBeLessThan(WEB_BACK_MS);
  expect(workerMs).toBeLessThan(WORKER_BACK_MS);
});

test('continues with the replica when the primary falls silent and the replica is promoted', async () => {
  await using deployment = await openDeployment({ withReplica: true });

  const { unclear, webMs, workerMs } = await survive(deployment, {
    fault: async () => {
      await deployment.freezePostgres();
      await deployment.promoteReplica();
    },
  });

  expect(unclear).toEqual({});
  expect(webMs).toBeLessThan(SILENT_MS);
  expect(workerMs).toBeLessThan(WORKER_BACK_MS);
});
