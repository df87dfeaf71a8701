import { expect } from 'vitest';
import { createBoard } from '#testing/board-world.ts';
import type { createGiven } from '#testing/given.ts';
import { proveEmail, readShared, sendPicture, shareBoard, viewBoard } from '#testing/share-world.ts';
import { test } from '#testing/test.ts';

const email = 'priya@agency.example';

/** A casting call with an adult and a child, whose guardian lets clients see it unless told otherwise. */
async function familyBoard(
  given: ReturnType<typeof createGiven>,
  consent: { shown_to_clients?: boolean } = {},
) {
  const board = await createBoard(given);
  await given.castChildren(board.house.production_house_id);
  const details = JSON.stringify({ phone: '9812399999' });
  const facts = { name: 'Tara Canary', city: 'Pune', gender: 'Female', body_type: 'Slim' } as const;
  const child = await given.talent({ ...facts, date_of_birth: given.born(11) });
  await given.guardian(child.id, { shown_to_clients: true, ...consent });
  const { id } = await given.application({ talent_id: child.id, job_id: board.job_id, details });
  await board.applicant({ name: 'Meera Shah' });
  return { ...board, child, id };
}

test('shows a child by first name and age band to a client who proved an email, and notes it', async ({
  callApi,
  db,
  deliver,
  given,
}) => {
  const { house, job_id, child, id } = await familyBoard(given);
  const { token } = await shareBoard(callApi, job_id, house, { proves_email: true });
  const { viewer } = (await proveEmail(callApi, deliver, token, email)).body;

  const people = await readShared(callApi, token, viewer);
  await readShared(callApi, token, viewer);

  const none = { gender: null, city: null, height: null, body_type: null, languages: [], skills: [] };
  expect(people.find((person) => person.id === id)).toEqual({
    ...{ ...none, id, name: 'Tara', age: null, age_band: '10-13', pictures: [] },
    response: { pick: null, rating: null, comment: null },
  });
  expect(JSON.stringify(people)).not.toMatch(/canary|98123/i);
  const noted = db
    .selectFrom('audit_log_entry')
    .select(['talent_id', 'name'])
    .where('action', '=', 'child_shown');
  expect(await noted.execute()).toEqual([{ talent_id: child.id, name: email }]);
  const { body } = await callApi(
    'GET /api/production/jobs/:id/posting-state',
    { params: { id: job_id } },
    house,
  );
  expect(body.history).toMatchObject([{ action: 'child_shown', by: email }]);
});

test.for([
  ['the guardian has not agreed', { proves_email: true }, { shown_to_clients: false }],
  ['the link lasts longer than a week', { proves_email: true, days: 14 }, {}],
  ['viewers only give a name', {}, {}],
] as const)('shows no child when %s', async ([, link, consent], { callApi, deliver, given }) => {
  const { house, job_id } = await familyBoard(given, consent);
  const { token } = await shareBoard(callApi, job_id, house, link);
  const viewer =
    'proves_email' in link
      ? (await proveEmail(callApi, deliver, token, email)).body.viewer
      : await viewBoard(callApi, token);

  expect(await readShared(callApi, token, viewer)).toMatchObject([{ name: 'Meera Shah' }]);
});

test('a child leaves an open link when the guardian or the grade of the house ends it', async ({
  app,
  callApi,
  db,
  deliver,
  given,
  services,
}) => {
  const { house, job_id, child, id } = await familyBoard(given);
  await sendPicture(services, given, id);
  const { token } = await shareBoard(callApi, job_id, house, { proves_email: true });
  const { viewer } = (await proveEmail(callApi, deliver, token, email)).body;
  const names = async () => (await readShared(callApi, token, viewer)).map(({ name }) => name).sort();
  const pick = () =>
    callApi('PUT /api/shared-board/response', { body: { viewer, application_id: id, pick: 'yes' } });
  const choose = (shown_to_clients: boolean) =>
    db.updateTable('guardian').set({ shown_to_clients }).where('talent_id', '=', child.id).execute();

  expect(await names()).toEqual(['Meera Shah', 'Tara']);
  expect((await pick()).status).toBe(200);
  const [picture] = (await readShared(callApi, token, viewer)).flatMap(({ pictures }) => pictures);
  const opened = async () => (await app.inject({ method: 'GET', url: picture?.url ?? '' })).statusCode;
  expect(await opened()).toBe(200);
  await choose(false);
  expect(await names()).toEqual(['Meera Shah']);
  expect(await opened()).toBe(404);
  expect((await pick()).status).toBe(404);
  await choose(true);
  await given.endChildGrade(house.production_house_id);

  expect(await names()).toEqual(['Meera Shah']);
  expect((await pick()).status).toBe(404);
});

test('tells the house beforehand how many a link shows, and whom it leaves out and why', async ({
  callApi,
  given,
}) => {
  const { house, job_id, applicant, id } = await familyBoard(given, { shown_to_clients: false });
  const gone = await applicant({ name: 'Gita Rao' });
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id: gone.id } }, gone.talent);
  const silent = await given.talent({ name: 'Sana Khan', date_of_birth: given.born(25) });
  await given.application({ talent_id: silent.id, job_id }, []);
  const stranger = await createBoard(given);
  const ask = (fields: object, as = house) =>
    callApi(
      'POST /api/production/jobs/:id/shares/preview',
      { params: { id: job_id }, body: { days: 7, ...fields } as never },
      as,
    );

  const [byName, byEmail, one, foreign] = [
    await ask({}),
    await ask({ proves_email: true }),
    await ask({ applications: [id] }),
    await ask({}, stranger.house),
  ];

  const left = (reason: string, name: string) => ({ reason, count: 1, names: [name] });
  const adults = [left('no_consent', 'Sana Khan'), left('withdrawn', 'Gita Rao')];
  expect(byName.body).toMatchObject({ shown: 1, left_out: [left('child', 'Tara Canary'), ...adults] });
  expect(byEmail.body.left_out).toEqual([adults[0], left('no_guardian', 'Tara Canary'), adults[1]]);
  expect(one.body).toMatchObject({ shown: 0, left_out: [left('child', 'Tara Canary')] });
  expect(foreign.status).toBe(404);
});
