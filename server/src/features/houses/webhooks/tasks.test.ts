import { expect } from 'vitest';
import { keepWebhooks, queueWebhooks } from '#features/houses/webhooks/tasks.ts';
import { createBoard } from '#testing/board-world.ts';
import { expectSigned, test, withHost } from '#testing/webhook-world.ts';

test('a webhook signs with its secret after the key that encrypts it was replaced, and forgets old deliveries', async ({
  callApi,
  clock,
  db,
  given,
  hook,
  service,
  world,
}) => {
  const { house } = await createBoard(given);
  const { id, secret } = await hook(house);
  const [oldKey] = world.services.secrets.twoFactor;
  const newKey = Buffer.alloc(32, 9);
  const under = (...twoFactor: [Buffer, ...Buffer[]]) => {
    const local = withHost(world.services, service.host);
    return { ...local, secrets: { ...local.secrets, twoFactor } };
  };

  await keepWebhooks.run(under(newKey, oldKey), {}, '');
  await callApi('POST /api/production/webhooks/:id/test', { params: { id } }, house);
  await queueWebhooks.run(under(newKey), {}, '');
  await under(newKey).queue.drain(under(newKey));

  expect(service.taken).toHaveLength(1);
  expectSigned(service, secret);
  clock.now = new Date(clock.now.getTime() + 31 * 86_400_000);
  await keepWebhooks.run(under(newKey), {}, '');
  const kept = db.selectFrom('webhook_delivery').select('id').where('webhook_id', '=', id);
  expect(await kept.execute()).toEqual([]);
});
