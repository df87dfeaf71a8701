import { expect, test } from 'vitest';
import { openDeployment } from '#testing/deployment.ts';
import { survive, WEB_BACK_MS, WORKER_BACK_MS } from '#testing/survival.ts';

test('goes on with the replica when the primary is killed and the replica promoted', async () => {
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
