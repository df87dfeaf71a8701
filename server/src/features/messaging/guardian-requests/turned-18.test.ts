import { applyConsents } from '@kirdaar/contract/rules/consents';
import { expect } from 'vitest';
import { tellOfAdulthood } from '#features/accounts/adulthood/tasks.ts';
import { endGuardianRequests } from '#features/accounts/guardian-decisions/tasks.ts';
import { test as base } from '#testing/family-world.ts';
import { picture } from '#testing/files.ts';
import { answers } from '#testing/posts.ts';

const consents = applyConsents.map(({ id, version }) => ({ id, version }));
const at = (day: string) => new Date(`${day}T12:00:00+05:30`);

/** An application that a child prepared on the day before the 18th birthday, and the young adult. */
const test = base.extend('grown', async ({ callApi, clock, family, given }) => {
  clock.now = at('2026-05-04');
  const { child } = await family('2008-05-05');
  const house = await given.houseForChildren();
  const { id: job_id } = await given.job({
    production_house_id: house.production_house_id,
    application_deadline: '2026-05-20',
  });
  const apply = { body: { ...answers, job_id, consents }, files: { headshot: [await picture()] } };
  await callApi('POST /api/user/job-apply', apply, child);
  clock.now = at('2026-05-05');
  child.token = await given.session(child.id);
  house.token = await given.session(house.id);
  const own = async () => (await callApi('GET /api/user/job-applications', {}, child)).body;
  const send = async (as = child) => {
    const params = { id: (await own()).waiting[0]?.id ?? '' };
    return { first: await callApi('POST /api/user/guardian-requests/:id/send', { params }, as), params };
  };
  return { child, house, job_id, apply, own, send };
});

test('an adult sees what waited for the guardian at 18 as not sent, and sends it alone', async ({
  callApi,
  given,
  grown: { child, house, job_id, own, send },
}) => {
  const received = async () =>
    (await callApi('GET /api/production/applications/:id', { params: { id: job_id } }, house)).body.data;
  const before = [await own(), await received()];
  const foreign = await send(await given.talent());
  const { first, params } = await send();
  const again = await callApi('POST /api/user/guardian-requests/:id/send', { params }, child);

  expect(before).toMatchObject([
    { data: [], waiting: [{ kind: 'application', job_id, approved: null, may_send: true }] },
    [],
  ]);
  expect(foreign.first.status).toBe(404);
  expect(first).toMatchObject({ status: 200, body: { message: 'Application submitted successfully!' } });
  expect(again).toMatchObject({ status: 404, body: { code: 'guardian_request_not_found' } });
  expect(await own()).toMatchObject({ data: [{ job: { id: job_id } }], waiting: [] });
  expect(await received()).toMatchObject([{ user: { id: child.id }, media: [{ field: 'headshot' }] }]);
});

test('replaces what waited for the guardian when an adult applies again', async ({
  callApi,
  db,
  grown: { apply, child, own },
}) => {
  const sent = await callApi('POST /api/user/job-apply', apply, child);

  expect(sent.body).toMatchObject({ already_applied: false, waits_for_guardian: false });
  expect(await own()).toMatchObject({ data: [{}], waiting: [] });
  expect(await db.selectFrom('guardian_decision').select('id').execute()).toEqual([]);
});

test('a house that may see no more children still takes what the adult sends, until the casting call ends', async ({
  callApi,
  clock,
  db,
  deliver,
  grown: { child, house, job_id, own, send },
  services,
}) => {
  const end = () => endGuardianRequests.run(services, {}, 'end');
  const grade = { ended_at: clock.now.toISOString() };
  const ofHouse = db.updateTable('child_grade').set(grade);
  await ofHouse.where('production_house_id', '=', house.production_house_id).execute();
  await end();
  const { waiting } = await own();
  await callApi('POST /api/production/jobs/:id/close', { params: { id: job_id } }, house);
  const { first } = await send();
  await deliver();
  await end();
  const told = await deliver();

  expect(waiting).toHaveLength(1);
  expect(first).toMatchObject({ status: 409, body: { code: 'job_closed' } });
  expect(told).toMatchObject([{ to: child.email, subject: expect.stringMatching(/^Application not sent/) }]);
  expect(await own()).toMatchObject({ data: [], waiting: [] });
});

test('the message on the birthday says that nothing more was sent, and where to send it', async ({
  deliver,
  grown: { child },
  services,
}) => {
  await deliver();
  await tellOfAdulthood.run(services, {}, 'morning');
  const letter = (await deliver()).find(({ to }) => to === child.email);

  expect(letter?.text).toContain('What still waited for a decision of Sunita Rao was not sent.');
  expect(letter?.text).toContain('Tara can send it from My Applications.');
});
