import { expect } from 'vitest';
import { offerNextBackups } from '#features/bookings/terms/tasks.ts';
import { test } from '#testing/backup-world.ts';

test('a backup is offered nothing while the house is suspended, and is once that has ended', async ({
  callApi,
  casting,
  db,
  given,
  services,
}) => {
  const { owner, people, offers } = await casting(2);
  const [first] = people;
  await first?.send({ then_backup: true });
  const params = { id: (await first?.offerOf()) ?? '' };
  await callApi('POST /api/user/offers/:id/decline', { params, body: {} }, first?.talent);
  const suspension = await given.suspension(owner.production_house_id);

  await offerNextBackups.run(services, {}, '');
  const meanwhile = await offers();
  await db.deleteFrom('house_suspension').where('id', '=', suspension).execute();
  await offerNextBackups.run(services, {}, '');

  expect(meanwhile).toEqual([[0, 'declined']]);
  expect(await offers()).toEqual([
    [0, 'declined'],
    [1, 'open'],
  ]);
});

test('nobody is offered a role in the name of a member who left the team', async ({
  callApi,
  casting,
  db,
  deliver,
  given,
  services,
}) => {
  const { owner, people, offers } = await casting(2);
  const [first] = people;
  await first?.send({ then_backup: true });
  const params = { id: (await first?.offerOf()) ?? '' };
  await callApi('POST /api/user/offers/:id/decline', { params, body: {} }, first?.talent);
  await deliver();
  const left = await given.member(owner, 'reviewer');
  await db.updateTable('terms_signature').set({ account_id: left.id }).where('party', '=', 'house').execute();
  await callApi('DELETE /api/production/team/members/:id', { params: { id: left.id } }, owner);

  await offerNextBackups.run(services, {}, '');

  expect(await offers()).toEqual([[0, 'declined']]);
  expect(await deliver()).toMatchObject([
    { to: owner.email, subject: expect.stringMatching(/^No backup to offer/) },
  ]);
});

test('the house decides afterwards that no backup follows', async ({ casting, db }) => {
  const { people } = await casting(1);
  const [only] = people;
  const chosen = async () =>
    (
      await db
        .selectFrom('offer_terms')
        .select('then_backup')
        .where('application_id', '=', only?.id ?? '')
        .execute()
    ).map(({ then_backup }) => then_backup);

  const sent = [await only?.send({ then_backup: true }), await only?.send({ then_backup: false })];
  const unticked = await chosen();
  const again = await only?.send({ then_backup: true });

  expect(sent.map((one) => one?.status)).toEqual([200, 200]);
  expect(unticked).toEqual([false]);
  expect(again).toMatchObject({ status: 409, body: { code: 'role_offer_exists' } });
  expect(await chosen()).toEqual([false]);
});
