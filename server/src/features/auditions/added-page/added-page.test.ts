import { expect } from 'vitest';
import { tellHousesOfAdded } from '#features/applications/added-people/tasks.ts';
import { newMeera, addedTest as test } from '#testing/added-world.ts';
import { picture } from '#testing/files.ts';

test('tells an added person by email who added them, with a link, and remembers that', async ({
  added,
  callApi,
  deliver,
}) => {
  const meera = newMeera();
  const { id, token } = await added.addOne(meera);

  const { body } = await callApi(
    'POST /api/production/added-people/:id/tell',
    { params: { id } },
    added.house,
  );
  const sent = await deliver();

  expect(body.message).toBe('We are sending them a message.');
  expect(sent).toMatchObject([
    { channel: 'email', to: meera.email, subject: expect.stringContaining('Lamp Films added you') },
  ]);
  expect(sent[0]?.text).toContain(`/added/${token}`);
  expect((await added.list()).people).toMatchObject([{ told_at: expect.any(String) }]);
});

test('writes to a mobile number by text message, at most three times a day', async ({
  added,
  strictCallApi,
  deliver,
}) => {
  const { id } = await added.addOne({ name: 'Ravi Rao', mobile: '9820022223' });
  const tell = () =>
    strictCallApi('POST /api/production/added-people/:id/tell', { params: { id } }, added.house);

  const answers = [await tell(), await tell(), await tell(), await tell()].map(({ status }) => status);

  expect(answers).toEqual([200, 200, 200, 429]);
  expect((await deliver())[0]).toMatchObject({
    channel: 'sms',
    to: '+919820022223',
    text: expect.stringContaining('/added/'),
  });
});

test('offers a slot, which one tap confirms and another declines', async ({
  added,
  callApi,
  deliver,
  given,
}) => {
  const meera = newMeera();
  const { id, token } = await added.addOne(meera);
  const slot = await given.slot(added.job_id);
  await callApi(
    'POST /api/production/auditions/:id/invitations',
    { params: { id: added.job_id }, body: { applications: [id], round: 1 } },
    added.house,
  );
  const offered = await deliver();

  const before = await callApi('POST /api/added', { body: { token } });
  const confirmed = await callApi('POST /api/added/audition', { body: { token, slot_id: slot.id } });
  const written = await deliver();
  const auditions = await callApi(
    'GET /api/production/auditions/:id',
    { params: { id: added.job_id } },
    added.house,
  );
  const declined = await callApi('POST /api/added/audition', { body: { token } });
  const told = await deliver();

  expect(offered).toMatchObject([{ to: meera.email, subject: expect.stringContaining('audition') }]);
  expect(before.body).toMatchObject({
    name: 'Meera Nair',
    house: 'Lamp Films',
    mobile: meera.mobile,
    has_photo: false,
    audition: { answer: 'offered', free_slots: [{ id: slot.id }] },
  });
  expect(confirmed.body.message).toBe('Your audition is confirmed.');
  expect(written).toMatchObject([{ to: meera.email }]);
  expect(JSON.stringify(auditions.body)).toContain('Meera Nair');
  expect(declined.status).toBe(200);
  expect(told).toMatchObject([{ to: added.house.email, subject: expect.stringContaining('Meera Nair') }]);
});

test.for(['removed', 'suspension'] as const)(
  'says on the page that staff stopped the casting call: %s',
  async (why, { added, callApi, db, given }) => {
    const { id, token } = await added.addOne(newMeera());
    await given.slot(added.job_id);
    await given.invitation(id);
    const read = async () => (await callApi('POST /api/added', { body: { token } })).body;
    const before = await read();
    const removed = db.updateTable('job').set({ status: 'pending', approved_at: null });

    if (why === 'suspension') await given.suspension(added.house.production_house_id);
    else await removed.where('id', '=', added.job_id).execute();

    expect(before).toMatchObject({ staff_stop: null, audition: { answer: 'offered' } });
    expect(await read()).toMatchObject({ staff_stop: why, audition: null });
  },
);

test('deletes everything at once when the person asks, and tells the house without the name', async ({
  added,
  callApi,
  db,
  deliver,
  services,
}) => {
  const meera = newMeera();
  const { id, token } = await added.addOne({ ...meera, note: 'Lovely voice.' });
  await callApi(
    'POST /api/production/added-people/:id/files',
    { params: { id }, files: { photo: [await picture()] } },
    added.house,
  );
  const { id: account } = await added.accountOf('Meera Nair');

  await callApi('POST /api/added', { body: { token } });
  expect(Object.keys(await added.board())).toEqual(['Meera Nair']);
  const { body } = await callApi('POST /api/added/delete', { body: { token } });
  const told = await deliver();
  await tellHousesOfAdded.run(services, {}, crypto.randomUUID());

  expect(body.message).toBe('Everything about you has been deleted.');
  expect(await added.board()).toEqual({});
  expect(await added.list()).toMatchObject({ deleted: 1, people: [] });
  expect(told).toMatchObject([
    { to: added.house.email, subject: expect.stringContaining('Asked to be deleted') },
  ]);
  expect(told[0]?.text).not.toContain('Meera');
  expect(await deliver()).toEqual([]);
  expect(await db.selectFrom('account').select('id').where('id', '=', account).execute()).toEqual([]);
  expect(await db.selectFrom('media_file').select('name').execute()).toEqual([]);
  const again = await added.add([{ name: 'Meera', mobile: meera.mobile }]);
  expect(again.status).toBe(409);
  expect(again.body.fields).toMatchObject({
    'people.0.mobile': expect.stringContaining('everything deleted'),
  });
  const rows = await db
    .selectFrom('added_person')
    .select(['email', 'mobile', 'application_id'])
    .where('job_id', '=', added.job_id)
    .execute();
  expect(rows).toEqual([{ email: null, mobile: null, application_id: null }]);
  expect((await callApi('POST /api/added', { body: { token } })).body).toMatchObject({
    code: 'added_link_ended',
  });
  expect((await callApi('POST /api/added/delete', { body: { token } })).status).toBe(404);
});
