import { expect } from 'vitest';
import { notifyAddedOfReview } from '#features/jobs/reviews/tasks.ts';
import { addedTest } from '#testing/added-world.ts';
import { moveOf } from '#testing/board-world.ts';

const test = addedTest.extend('people', async ({ added, callApi, deliver, given, takeEffect }) => {
  const { house, job_id } = added;
  const params = { id: job_id };
  const names = ['Cast', 'Expected', 'Let Go', 'Unknown', 'Unknown Cast'] as const;
  const { body } = await added.add(names.map((name) => ({ name, email: `${emailOf(name)}@added.example` })));
  const ids = body.application_ids.map(String);
  const [cast = '', expected = '', letGo = '', , unknownCast = ''] = ids;
  const move = (id: string, stage: Parameters<typeof moveOf>[1]) =>
    callApi('POST /api/production/review/moves', moveOf([id], stage), house);
  await given.slot(job_id, { capacity: 9 });
  const invited = { applications: [cast, expected, letGo], round: 1 };
  await callApi('POST /api/production/auditions/:id/invitations', { params, body: invited }, house);
  await deliver();
  for (const id of [cast, unknownCast]) await move(id, 'selected');
  await move(letGo, 'not_selected');
  const moderator = await given.staff('moderator');
  return {
    ...{ move, expected, cast },
    /** Returns the emails to added people by the name in their address. */
    remove: async () => {
      const refusal = { params, body: { reason: 'A fee was asked.' } };
      await callApi('POST /api/admin/jobs/:id/take-down', refusal, moderator);
      return Object.fromEntries(
        (await takeEffect())
          .filter(({ to }) => to.endsWith('@added.example'))
          .map(({ to, subject, text }) => [to.split('@')[0], `${subject} ${text}`]),
      );
    },
    approve: async () => {
      await callApi('POST /api/production/appeals', { body: { job_id, text: 'No fee.' } }, house);
      const staff = await given.staff('moderator');
      const { items } = (await callApi('GET /api/admin/today', {}, staff)).body;
      const appeal = items.find(
        ({ kind, house_id }) => kind === 'appeal' && house_id === house.production_house_id,
      );
      const answer = { params: { id: appeal?.id ?? '' }, body: { accepted: true, answer: 'Right.' } };
      await callApi('POST /api/admin/appeals/:id/answer', answer, staff);
      return (await takeEffect()).filter(({ to }) => to.endsWith('@added.example'));
    },
  };
});

function emailOf(name: string) {
  return name.toLowerCase().replace(' ', '-');
}

test('tells added people who are cast or expected of a removal, and none whom the house let go or we never wrote to', async ({
  people,
}) => {
  const told = await people.remove();

  expect(Object.keys(told).toSorted()).toEqual(['cast', 'expected', 'unknown-cast']);
  expect(Object.values(told)).toEqual(
    Object.keys(told).map(() => expect.stringContaining('Do not go to an audition or a shoot for it')),
  );
});

test('closing a casting call keeps the added people whom the house cast, who alone hear of a later removal', async ({
  added,
  callApi,
  people,
}) => {
  await callApi(
    'POST /api/production/jobs/:id/close',
    { params: { id: added.job_id }, body: {} },
    added.house,
  );

  const board = await added.board();
  const told = await people.remove();

  const stages = Object.fromEntries(Object.values(board).map(({ name, status }) => [name, status]));
  expect(stages).toMatchObject({ Cast: 'selected', Expected: 'not_selected', 'Unknown Cast': 'selected' });
  expect(Object.keys(told).toSorted()).toEqual(['cast', 'unknown-cast']);
});

test('a late message to an added person says nothing that is no longer so', async ({
  db,
  deliver,
  people,
  services,
}) => {
  const { id: added_id } = await db
    .selectFrom('added_person')
    .select('id')
    .where('application_id', '=', people.expected)
    .executeTakeFirstOrThrow();
  const late = (hidden: boolean) =>
    notifyAddedOfReview.run(services, { added_id, hidden }, crypto.randomUUID());
  await people.remove();

  await late(false);
  const whileRemoved = await deliver();
  await late(true);
  const true1 = await deliver();
  await people.approve();
  await late(true);
  const onceApproved = await deliver();
  await people.move(people.expected, 'not_selected');
  await late(false);

  expect([whileRemoved, onceApproved, await deliver()]).toEqual([[], [], []]);
  expect(true1).toMatchObject([{ to: 'expected@added.example' }]);
});

test('sends no invitation to an audition after the house was suspended', async ({
  added,
  callApi,
  deliver,
  given,
  people,
}) => {
  const { id } = await added.addOne({ name: 'Late', email: 'late@added.example' });
  const applicant = await added.applicant();
  const invited = { applications: [id, applicant.id], round: 1 };
  const params = { id: added.job_id };
  await people.move(applicant.id, 'audition');
  const { status } = await callApi(
    'POST /api/production/auditions/:id/invitations',
    { params, body: invited },
    added.house,
  );
  await given.suspension(added.house.production_house_id);

  expect(status).toBe(200);
  expect(await deliver()).toEqual([]);
});
