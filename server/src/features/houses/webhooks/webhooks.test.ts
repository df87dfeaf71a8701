import { expect } from 'vitest';
import { postPublicly } from '#platform/channels/post-publicly.ts';
import { createBoard, moveOf } from '#testing/board-world.ts';
import type { Caller } from '#testing/given.ts';
import type { CallApi } from '#testing/test.ts';
import { expectSigned, test, webhooksOf } from '#testing/webhook-world.ts';

const deliveriesOf = async (callApi: CallApi, house: Caller, id: string) =>
  (await callApi('GET /api/production/webhooks/:id/deliveries', { params: { id } }, house)).body.deliveries;

test('notifies a house of applications and stages, signed and by id only', async ({
  callApi,
  given,
  hook,
  send,
  service,
}) => {
  const { house, job_id, applicant } = await createBoard(given);
  const { id: webhook, secret } = await hook(house);

  const { id: application_id } = await applicant();
  await callApi('POST /api/production/review/moves', moveOf([application_id], 'shortlisted'), house);
  const { id: elsewhere } = await given.job();
  await given.application({ talent_id: (await given.talent()).id, job_id: elsewhere });
  await send();

  const events = service.taken.map(({ body }) => JSON.parse(body.toString()));
  expect(events).toHaveLength(2);
  expect(events).toContainEqual({
    type: 'application.received',
    timestamp: expect.any(String),
    data: { application_id, job_id, stage: 'applied' },
  });
  expect(events).toContainEqual(
    expect.objectContaining({
      data: { application_id, job_id, former_stage: 'applied', stage: 'shortlisted' },
    }),
  );
  expectSigned(service, secret);
  const deliveries = await deliveriesOf(callApi, house, webhook);
  expect(deliveries).toMatchObject(Array(2).fill({ state: 'delivered', status: 200, tries: 1 }));
  expect(deliveries.map(({ id }) => id).sort()).toEqual(
    service.taken.map(({ headers }) => headers['webhook-id']).sort(),
  );
});

test('retries a failed delivery for more than a day, then pauses the webhook and notifies its house', async ({
  callApi,
  clock,
  deliver,
  given,
  hook,
  send,
  service,
}) => {
  const { house, applicant } = await createBoard(given);
  const { id } = await hook(house);
  const began = clock.now.getTime();
  service.world.answer = { status: 500 };
  await applicant();
  await send();
  expect(await deliveriesOf(callApi, house, id)).toMatchObject([{ state: 'waiting', status: 500, tries: 1 }]);

  service.world.answer = 'cuts the line';
  for (const minutes of [1, 5, 30, 120, 300, 600]) {
    clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    await send();
  }
  expect(await deliveriesOf(callApi, house, id)).toMatchObject([
    { state: 'waiting', status: null, tries: 7 },
  ]);
  clock.now = new Date(began + 32 * 3_600_000);
  house.token = await given.session(house.id);
  await send();

  expect(await deliveriesOf(callApi, house, id)).toMatchObject([{ state: 'failed', tries: 8 }]);
  expect((await webhooksOf(callApi, house))[0]?.paused_at).not.toBeNull();
  const mails = (await deliver()).filter(({ to }) => to === house.email);
  expect(mails.map(({ subject }) => subject)).toContain('Your webhook is paused');
  await applicant();
  expect(await deliveriesOf(callApi, house, id)).toHaveLength(1);

  service.world.answer = { status: 204 };
  await callApi('POST /api/production/webhooks/:id/resume', { params: { id } }, house);
  const [failed] = await deliveriesOf(callApi, house, id);
  const again = { params: { id: failed?.id ?? '' } };
  await callApi('POST /api/production/webhook-deliveries/:id/send-again', again, house);
  await callApi('POST /api/production/webhooks/:id/test', { params: { id } }, house);
  await send();
  expect((await deliveriesOf(callApi, house, id)).map(({ event, state }) => [event, state])).toEqual([
    ['test', 'delivered'],
    ['application.received', 'delivered'],
  ]);
});

test('stops after a receiver answers that it is gone, and sends nothing to a suspended house', async ({
  callApi,
  db,
  given,
  hook,
  send,
  service,
}) => {
  const first = await createBoard(given);
  const { id } = await hook(first.house);
  service.world.answer = { status: 410 };
  await first.applicant();
  await send();
  expect(await deliveriesOf(callApi, first.house, id)).toMatchObject([{ state: 'failed', tries: 1 }]);

  service.world.answer = { status: 200 };
  const other = await createBoard(given);
  await hook(other.house);
  await other.applicant();
  await given.suspension(other.house.production_house_id);
  const before = service.taken.length;
  await send();
  expect(service.taken).toHaveLength(before);
  await db
    .deleteFrom('house_webhook')
    .where('production_house_id', '=', other.house.production_house_id)
    .execute();
});

test.for([
  'http://hooks.lanternfilms.example/',
  'http://127.0.0.1:5432/',
  'https://user:secret@hooks.lanternfilms.example/',
  'ftp://hooks.lanternfilms.example/',
  'javascript:alert(1)',
  'hooks',
  'https://127.0.0.1/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://localhost/',
  'https://db.internal/',
])('rejects %s as an address', async (url, { callApi, given }) => {
  const house = await given.house();

  const answer = await callApi(
    'POST /api/production/webhooks',
    { body: { url, events: ['application.received'] } },
    house,
  );

  expect(answer).toMatchObject({ status: 400, body: { fields: { url: expect.any(String) } } });
});

test.for([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.1.2.3/',
  'https://localhost/',
])('never posts to %s', async (address) => {
  await expect(postPublicly(address, {}, '{}', [])).rejects.toThrow(
    'The address is not on the public internet.',
  );
});

test('a house has at most five webhooks, also when they are added at once, and removes only its own', async ({
  callApi,
  given,
}) => {
  const house = await given.house();
  const body = { url: 'https://hooks.lanternfilms.example/', events: ['application.received' as const] };
  const adding = Array.from({ length: 7 }, () => callApi('POST /api/production/webhooks', { body }, house));

  const statuses = (await Promise.all(adding)).map(({ status }) => status);

  expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  const webhooks = await webhooksOf(callApi, house);
  expect(webhooks).toHaveLength(5);

  const params = { id: webhooks[0]?.id ?? '' };
  const remove = (by: Caller) => callApi('DELETE /api/production/webhooks/:id', { params }, by);
  const removals = [await remove(await given.house()), await remove(house), await remove(house)];
  expect(removals.map(({ status }) => status)).toEqual([404, 200, 404]);
  expect(await webhooksOf(callApi, house)).toHaveLength(4);
});
