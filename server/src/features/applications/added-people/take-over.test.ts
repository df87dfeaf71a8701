import { expect } from 'vitest';
import { deleteExpired } from '#features/accounts/identity/tasks.ts';
import { deleteAddedPeople, tellHousesOfAdded } from '#features/applications/added-people/tasks.ts';
import { newMeera, addedTest as test } from '#testing/added-world.ts';
import { codeSentTo, talentRegistration } from '#testing/registrations.ts';

test('an account with the verified email takes the card over, which stays marked and costs no allowance', async ({
  added,
  callApi,
  db,
  given,
}) => {
  const meera = newMeera();
  const { id, token } = await added.addOne({ ...meera, note: 'Lovely voice.' });
  const talent = await given.talent(
    { name: 'Meera N' },
    { email: meera.email.replace('@', '+tv@'), verified_at: null },
  );
  expect((await added.list()).people).toMatchObject([{ joined_at: null }]);

  await db
    .updateTable('account')
    .set({ verified_at: new Date().toISOString() })
    .where('id', '=', talent.id)
    .execute();

  expect(await added.board()).toMatchObject({
    'Meera N': { application_id: id, talent_id: talent.id, added: true, has_note: true },
  });
  expect((await added.list()).people).toMatchObject([
    { name: 'Meera N', joined_at: expect.any(String), is_merged: false, can_be_told: false },
  ]);
  const own = await callApi('GET /api/user/job-applications', {}, talent);
  expect(own.body.data).toMatchObject([{ application_id: id, status: 'applied' }]);
  const used = await db
    .selectFrom('application')
    .select('allowance_returned')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(used).toEqual({ allowance_returned: true });
  await expect(added.accountOf('Meera Nair')).rejects.toThrow();
  expect((await callApi('POST /api/added', { body: { token } })).status).toBe(404);
});

test('a proven mobile number takes the card over; one that was only entered does not', async ({
  added,
  db,
  given,
}) => {
  const meera = newMeera();
  await added.addOne(meera);
  const talent = await given.talent({ name: 'Meera N' }, { mobile: meera.mobile, mobile_verified_at: null });
  expect(Object.keys(await added.board())).toEqual(['Meera Nair']);

  await db
    .updateTable('account')
    .set({ mobile_verified_at: new Date().toISOString() })
    .where('id', '=', talent.id)
    .execute();

  expect(Object.keys(await added.board())).toEqual(['Meera N']);
});

test('a known child takes nothing over', async ({ added, db, given }) => {
  const meera = newMeera();
  await added.addOne(meera);
  const born = { name: 'Meera N', date_of_birth: given.born(12) };
  const { id } = await given.talent(born, { email: meera.email, verified_at: null });

  await db
    .updateTable('account')
    .set({ verified_at: new Date().toISOString() })
    .where('id', '=', id)
    .execute();

  expect(Object.keys(await added.board())).toEqual(['Meera Nair']);
});

test('registering with the email takes the card over when the code is entered', async ({
  added,
  callApi,
  deliver,
}) => {
  const meera = newMeera();
  await added.addOne(meera);
  await callApi('POST /api/user/register', {
    body: { ...talentRegistration(), name: 'Meera N', email: meera.email },
  });
  const otp = codeSentTo(meera.email, await deliver());
  expect(Object.keys(await added.board())).toEqual(['Meera Nair']);

  await callApi('POST /api/user/verify', { body: { email: meera.email, otp } });
  await deliver();

  expect(Object.keys(await added.board())).toEqual(['Meera N']);
});

test('who has applied already keeps the own application, and the house is told', async ({
  added,
  db,
  deliver,
  services,
  given,
}) => {
  const meera = newMeera();
  const talent = await given.talent(
    { name: 'Meera N' },
    { email: meera.email, verified_at: null, mobile: '+919820099999' },
  );
  const applied = await given.application({ talent_id: talent.id, job_id: added.job_id });
  await added.addOne(meera);

  await db
    .updateTable('account')
    .set({ verified_at: new Date().toISOString() })
    .where('id', '=', talent.id)
    .execute();
  await tellHousesOfAdded.run(services, {}, crypto.randomUUID());
  await tellHousesOfAdded.run(services, {}, crypto.randomUUID());

  expect(await added.board()).toMatchObject({ 'Meera N': { application_id: applied.id, added: true } });
  expect(Object.keys(await added.board())).toHaveLength(1);
  expect((await added.list()).people).toMatchObject([{ is_merged: true }]);
  expect(await deliver()).toMatchObject([
    { to: added.house.email, subject: 'Meera N applied too: Lead Detective · Web Series' },
  ]);
});

test('keeps added people for 90 days after the call ends, and the cleanup of registrations spares them', async ({
  added,
  clock,
  db,
  services,
}) => {
  const meera = newMeera();
  await added.addOne(meera);
  await added.applicant({ name: 'Ravi Rao' });
  const { closes_at } = await db
    .selectFrom('job')
    .select('closes_at')
    .where('id', '=', added.job_id)
    .executeTakeFirstOrThrow();
  const names = async () =>
    (
      await db
        .selectFrom('application')
        .innerJoin('talent', 'talent.id', 'talent_id')
        .select('name')
        .where('job_id', '=', added.job_id)
        .orderBy('name')
        .execute()
    ).map(({ name }) => name);

  clock.now = new Date(Date.parse(closes_at) + 90 * 86_400_000 - 1000);
  await deleteExpired.run(services, {}, crypto.randomUUID());
  await deleteAddedPeople.run(services, {}, crypto.randomUUID());
  const before = await names();
  clock.now = new Date(Date.parse(closes_at) + 90 * 86_400_000);
  await deleteAddedPeople.run(services, {}, crypto.randomUUID());

  expect(before).toEqual(['Meera Nair', 'Ravi Rao']);
  expect(await names()).toEqual(['Ravi Rao']);
  expect(
    await db.selectFrom('added_person').selectAll().where('job_id', '=', added.job_id).execute(),
  ).toEqual([]);
});

test('a call that the house closed early ends then', async ({ added, callApi, clock, db, services }) => {
  const meera = newMeera();
  await added.addOne(meera);
  await callApi(
    'POST /api/production/jobs/:id/close' as never,
    { params: { id: added.job_id }, body: {} } as never,
    added.house,
  );

  clock.now = new Date(clock.now.getTime() + 90 * 86_400_000 + 1000);
  await deleteAddedPeople.run(services, {}, crypto.randomUUID());

  expect(
    await db.selectFrom('added_person').select('id').where('job_id', '=', added.job_id).execute(),
  ).toEqual([]);
});

test('nothing stays of an added person when the house goes', async ({ added, db }) => {
  await added.addOne(newMeera());
  const { id } = await added.accountOf('Meera Nair');

  await db.deleteFrom('production_house').where('id', '=', added.house.production_house_id).execute();

  expect(await db.selectFrom('account').select('id').where('id', '=', id).execute()).toEqual([]);
  expect(await db.selectFrom('talent').select('id').where('id', '=', id).execute()).toEqual([]);
});
