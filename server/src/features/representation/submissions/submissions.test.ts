import { expect } from 'vitest';
import { insertManagedTalent } from '#features/representation/managed-accounts/queries.ts';
import type { World } from '#testing/matrix/matrix.ts';
import { answers } from '#testing/posts.ts';
import { newEmail, newMobile } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';
import { countUsed } from '#testing/told-talent.ts';

type Given = World['given'];

function newAgency(given: Given, name = 'Star Agency') {
  return given.agency({ name });
}

async function newClient(given: Given, holder_id: string, name: string, scopes = ['apply']) {
  const talent = await given.talent({ name });
  const { id: mandate_id } = await given.mandate({ talent_id: talent.id, holder_id, scopes });
  return { ...talent, mandate_id };
}

const personOf = ({ mandate_id }: { mandate_id: string }) => ({ ...answers, mandate_id });
const route = 'POST /api/user/agency/submissions';

test('submits several clients, says who is there already, and sends nobody twice', async ({
  callApi,
  db,
  given,
}) => {
  const house = await given.house({ verification: 'documents' });
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const agency = await newAgency(given);
  const [asha, kabir, meera] = [
    await newClient(given, agency.id, 'Asha Rao'),
    await newClient(given, agency.id, 'Kabir Shah'),
    await newClient(given, agency.id, 'Meera Iyer', ['messages']),
  ];
  await given.application({ talent_id: kabir.id, job_id });
  const read = () => callApi('GET /api/user/agency/submissions/:id', { params: { id: job_id } }, agency);
  const body = { job_id, people: [asha, kabir, meera].map(personOf) };

  const before = (await read()).body.people;
  const first = await callApi(route, { body }, agency);
  const retry = await callApi(route, { body }, agency);
  const after = (await read()).body.people;

  expect(before).toMatchObject([
    { name: 'Asha Rao', existing: null, obstacle: null, applications_left: 5 },
    { name: 'Kabir Shah', existing: { by: 'talent', claim: null }, obstacle: null, applications_left: 4 },
    { name: 'Meera Iyer', existing: null, obstacle: 'scope' },
  ]);
  const outcomes = [
    { outcome: 'sent', error: null },
    { outcome: 'claimed', error: null },
    { outcome: 'rejected', error: 'Only Meera Iyer can do this.' },
  ];
  expect([first.body.results, retry.body.results]).toMatchObject([outcomes, outcomes]);
  expect(after).toMatchObject([
    { existing: { by: 'agency', can_take_back: true }, applications_left: 4 },
    { existing: { by: 'talent', claim: 'waiting', can_take_back: false } },
    { existing: null },
  ]);
  const sent = await db.selectFrom('application').select('talent_id').where('job_id', '=', job_id).execute();
  expect(sent.map(({ talent_id }) => talent_id).sort()).toEqual([asha.id, kabir.id].sort());

  const params = { id: job_id };
  const board = await callApi('GET /api/production/jobs/:id/board', { params, query: {} } as never, house);
  expect(board.body).toMatchObject({
    cards: expect.arrayContaining([expect.objectContaining({ name: 'Asha Rao', via_agency: 'Star Agency' })]),
  });
  const history = await callApi('GET /api/user/acting-history', {}, asha);
  expect(history.body.events).toMatchObject([{ actor_name: 'Star Agency', act: 'applied' }]);
});

test('submits a kept profile once its talent has taken it over', async ({
  callApi,
  clock,
  db,
  deliver,
  given,
}) => {
  const { id: job_id } = await given.job();
  const agency = await newAgency(given);
  const talent_id = await insertManagedTalent(db, { name: 'Meera Joshi' }, 'en', clock.now);
  const { id: mandate_id } = await given.mandate({ talent_id, holder_id: agency.id, scopes: ['apply'] });
  const read = () => callApi('GET /api/user/agency/submissions/:id', { params: { id: job_id } }, agency);
  const send = () => callApi(route, { body: { job_id, people: [personOf({ mandate_id })] } }, agency);

  const early = [(await read()).body.people, (await send()).body.results];
  const contact = newEmail();
  const params = { id: mandate_id };
  await callApi('POST /api/user/mandates/:id/hand-over', { params, body: { contact } }, agency);
  const sent = (await deliver()).find(({ text }) => text.includes('#token='));
  const [, token = ''] = sent?.text.match(/#token=([\w-]{43})/) ?? [];
  const numbers = { pan_no: 'ABCPE1234F', aadhaar_no: '234567890124' };
  const login = { email: contact, mobile: newMobile(), password: 'a lamp in the window', ...numbers };
  const taken = await callApi('POST /api/mandate/take-over', { body: { token, ...login } });
  expect(taken.body).toMatchObject({ user: { id: talent_id } });
  const later = [(await read()).body.people, (await send()).body.results];

  expect(early).toMatchObject([
    [{ obstacle: 'agreement' }],
    [{ outcome: 'rejected', error: expect.stringContaining('hasn’t accepted yet') }],
  ]);
  expect(later).toMatchObject([[{ obstacle: null }], [{ outcome: 'sent' }]]);
});

test('makes one application of two agencies and the talent at once, and the talent chooses whose', async ({
  callApi,
  db,
  given,
}) => {
  const { id: job_id } = await given.job();
  const talent = await given.talent({ name: 'Asha Rao' });
  const agencies = [await newAgency(given), await newAgency(given, 'Moon Agency')];
  const clients = await Promise.all(
    agencies.map(async (agency) => {
      const { id: mandate_id } = await given.mandate({ talent_id: talent.id, holder_id: agency.id });
      return { agency, mandate_id };
    }),
  );

  const [own, ...submitted] = await Promise.all([
    callApi('POST /api/user/job-apply', { body: { ...answers, job_id } }, talent),
    ...clients.map(({ agency, mandate_id }) =>
      callApi(route, { body: { job_id, people: [personOf({ mandate_id })] } }, agency),
    ),
  ]);

  expect([own, ...submitted].map(({ status }) => status)).toEqual([200, 200, 200]);
  const list = await callApi('GET /api/user/job-applications', { query: {} }, talent);
  const [application] = list.body.data;
  if (!application) throw new Error('There is no application.');
  const isOwn = application.mandate_id === null;
  expect(list.body.total).toBe(1);
  expect(application.claims).toHaveLength(isOwn ? 2 : 1);

  const params = { id: application.application_id };
  const choose = (mandate_id: string | null) => {
    return callApi(
      'PUT /api/user/job-applications/:id/representation',
      { params, body: { mandate_id } },
      talent,
    );
  };
  const other = await given.mandate({
    talent_id: (await given.talent()).id,
    holder_id: agencies[0]?.id ?? null,
  });
  const stranger = await choose(other.id);
  const mandate_id = application.claims[0]?.mandate_id ?? '';
  const chosen = await choose(mandate_id);

  expect(stranger).toMatchObject({ status: 404, body: { code: 'mandate_not_found' } });
  expect(chosen.status).toBe(200);
  const now = await callApi('GET /api/user/job-applications', { query: {} }, talent);
  expect(now.body.data).toMatchObject([{ mandate_id, claims: [] }]);
  const rows = await db.selectFrom('application').select('mandate_id').where('job_id', '=', job_id).execute();
  expect(rows).toEqual([{ mandate_id }]);
});

test('takes a submission back and returns the allowance until the house opens it', async ({
  callApi,
  clock,
  db,
  given,
}) => {
  const agency = await newAgency(given);
  const asha = await newClient(given, agency.id, 'Asha Rao');
  const [{ id: unopened }, { id: opened }] = [await given.job(), await given.job()];
  for (const job_id of [unopened, opened])
    await callApi(route, { body: { job_id, people: [personOf(asha)] } }, agency);
  await db.updateTable('application').set({ opened: true }).where('job_id', '=', opened).execute();
  const idOf = async (job_id: string) =>
    (await db.selectFrom('application').select('id').where('job_id', '=', job_id).executeTakeFirstOrThrow())
      .id;
  const takeBack = async (job_id: string, as = agency) =>
    callApi('POST /api/user/agency/submissions/:id/take-back', { params: { id: await idOf(job_id) } }, as);
  const before = await countUsed(db, asha.id, clock.now);

  const taken = [await takeBack(unopened), await takeBack(unopened)];
  const tooLate = await takeBack(opened);
  const stranger = await takeBack(opened, await newAgency(given));

  expect(taken.map(({ status }) => status)).toEqual([200, 200]);
  expect(tooLate).toMatchObject({ status: 409, body: { code: 'submission_was_opened' } });
  expect(stranger.status).toBe(404);
  expect([before, await countUsed(db, asha.id, clock.now)]).toEqual([2, 1]);
});

test('asks the guardian of a child, and sends as the agency what the guardian approves, but not to a call for adults', async ({
  callApi,
  db,
  given,
}) => {
  const { production_house_id } = await given.houseForChildren();
  const { id: job_id } = await given.job({ production_house_id });
  const mother = await given.talent({ name: 'Sunita Rao' });
  const tara = await given.talent({ name: 'Tara Rao', date_of_birth: given.born(10) });
  await given.guardian(tara.id, { mobile: mother.mobile, contact: mother.mobile, applies_alone: false });
  const agency = await newAgency(given);
  const { id: mandate_id } = await given.mandate({ talent_id: tara.id, holder_id: agency.id });

  const { body } = await callApi(route, { body: { job_id, people: [personOf({ mandate_id })] } }, agency);
  const waiting = await callApi('GET /api/user/agency/submissions/:id', { params: { id: job_id } }, agency);
  const forAdults = await given.job({ production_house_id, age_range: '18-40' });
  const unfit = await callApi('GET /api/user/agency/submissions/:id', { params: forAdults }, agency);
  const people = [personOf({ mandate_id })];
  const refused = await callApi(route, { body: { job_id: forAdults.id, people } }, agency);

  expect(body.results).toMatchObject([{ outcome: 'waits' }]);
  expect(waiting.body.people).toMatchObject([{ obstacle: 'guardian', existing: null }]);
  expect(unfit.body.people).toMatchObject([{ obstacle: 'children' }]);
  expect(refused.body.results).toMatchObject([{ outcome: 'rejected' }]);
  const prepared = await db.selectFrom('guardian_decision').select('prepared').executeTakeFirstOrThrow();
  expect(prepared.prepared).toMatchObject({ mandate_id });
});

test('lets agencies and invited people apply to casting calls for them, and others read why not', async ({
  callApi,
  given,
  db,
  clock,
}) => {
  const [{ id: forAgencies }, { id: forInvited }] = [
    await given.job({ open_to: 'agencies' }),
    await given.job({ open_to: 'invited' }),
  ];
  const agency = await newAgency(given);
  const asha = await newClient(given, agency.id, 'Asha Rao');
  const apply = (job_id: string) =>
    callApi('POST /api/user/job-apply', { body: { ...answers, job_id } }, asha);
  const listed = async () => {
    const { body } = await callApi('GET /api/user/calls-for-you', { query: {} }, asha);
    return body.jobs.filter(({ open_to }) => open_to !== 'all').map(({ id }) => id);
  };

  const rejected = [await apply(forAgencies), await apply(forInvited)];
  const before = await listed();
  const invitation = { job_id: forInvited, talent_id: asha.id, message: 'Come.' };
  await db
    .insertInto('invitation_to_apply')
    .values({ ...invitation, invited_at: clock.now.toISOString() })
    .execute();
  const { body } = await callApi(route, { body: { job_id: forAgencies, people: [personOf(asha)] } }, agency);

  expect(rejected.map((answer) => answer.body.code)).toEqual(['job_for_agencies', 'job_for_invited']);
  expect(before).toEqual([forAgencies]);
  expect(body.results).toMatchObject([{ outcome: 'sent' }]);
  expect((await apply(forInvited)).status).toBe(200);
});
