import type { SuspensionKind } from '@kirdaar/contract/rules/staff-queue';
import { expect } from 'vitest';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

const reason = 'Talent told us that they were asked for a fee.';

test('a suspension takes two members of staff, hides every call, tells its people and its applicants, and ends', async ({
  callApi,
  clock,
  given,
  takeEffect,
}) => {
  const [one, other] = [await given.staff('moderator'), await given.staff('moderator')];
  const house = await given.house({ company_name: 'Fake Films' });
  const { production_house_id } = house;
  const job = await given.job({ production_house_id });
  const closed = await given.job({ production_house_id, status: 'closed' });
  const applicant = await given.talent();
  await given.application({ talent_id: applicant.id, job_id: job.id });
  const params = { id: production_house_id };
  const read = async () => (await callApi('GET /api/admin/houses/:id', { params }, other)).body.house;
  const shown = async () => {
    const calls = await Promise.all(
      [job.id, closed.id].map((id) => callApi('GET /api/production/jobs/:id', { params: { id } })),
    );
    const page = await callApi('GET /api/houses/:id', { params });
    return [...calls, page].map(({ status }) => status);
  };
  const listed = async () => {
    const { body } = await callApi('GET /api/user/popular-casting-calls', {});
    return body.jobs.some(({ id }) => id === job.id);
  };
  const before = [await shown(), await listed()];

  const body = { kind: 'suspension', reason } as const;
  const proposed = await callApi('POST /api/admin/houses/:id/suspend', { params, body }, one);
  const twice = await callApi('POST /api/admin/houses/:id/suspend', { params, body }, other);
  const id = (await read()).proposed?.id ?? '';
  const queue = (await callApi('GET /api/admin/today', {}, other)).body.items.find(
    (item) => item.kind === 'suspension',
  );
  const unchanged = [await shown(), await listed()];
  const alone = await callApi('POST /api/admin/suspensions/:id/confirm', { params: { id } }, one);
  const confirmed = await callApi('POST /api/admin/suspensions/:id/confirm', { params: { id } }, other);
  const sent = (await takeEffect()).filter(({ channel }) => channel === 'email');
  const again = await callApi('POST /api/admin/suspensions/:id/confirm', { params: { id } }, other);

  expect([proposed.status, twice.body.code, alone.body.code]).toEqual([
    200,
    'house_suspended_already',
    'second_person_required',
  ]);
  expect([confirmed.status, again.body.code]).toEqual([200, 'decided_already']);
  expect(queue).toMatchObject({ id: production_house_id, title: 'Suspend a production house' });
  const everything = [[200, 200, 200], true];
  expect([before, unchanged]).toEqual([everything, everything]);
  expect([await shown(), await listed()]).toEqual([[404, 404, 404], false]);
  expect(sent.find(({ to }) => to === house.email)?.text).toContain(reason);
  expect(sent.find(({ to }) => to === applicant.email)).toMatchObject({
    subject: expect.stringContaining('Casting call on hold'),
    text: expect.stringContaining('We have suspended Fake Films'),
  });

  const posted = await callApi('POST /api/production/jobs', { body: jobPost(clock.now) }, house);
  const searched = await callApi('POST /api/production/profiles/filter', { body: {} }, house);
  const ownCalls = await callApi('GET /api/production/jobs/previous', {}, house);
  expect([posted.body.code, searched.body.code]).toEqual(['house_suspended', 'house_suspended']);
  expect(ownCalls.body.data.map(({ review }) => review)).toEqual([null, null]);

  const ended = await callApi('POST /api/admin/suspensions/:id/end', { params: { id } }, one);
  const after = (await takeEffect()).filter(({ channel }) => channel === 'email');
  expect([ended.status, await shown(), await listed()]).toEqual([200, ...everything]);
  expect(after.find(({ to }) => to === house.email)?.subject).toBe('Your production house is active again');
  expect(after.find(({ to }) => to === applicant.email)?.subject).toContain('Casting call continues');
  expect((await read()).history.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['proposed_suspension', 'confirmed_suspension', 'ended_suspension']),
  );
});

test('a dismissed proposal changes nothing, and a ban replaces a suspension and cannot be ended', async ({
  callApi,
  given,
  takeEffect,
}) => {
  const [one, other] = [await given.staff('moderator'), await given.staff('moderator')];
  const house = await given.house();
  const { production_house_id } = house;
  const waiting = await given.job({ production_house_id, status: 'pending' });
  const open = await given.job({ production_house_id });
  const params = { id: production_house_id };
  const read = async () => (await callApi('GET /api/admin/houses/:id', { params }, other)).body.house;
  const propose = async (kind: SuspensionKind) => {
    await callApi('POST /api/admin/houses/:id/suspend', { params, body: { kind, reason } }, one);
    return { params: { id: (await read()).proposed?.id ?? '' } };
  };
  const confirm = async (kind: SuspensionKind) => {
    await callApi('POST /api/admin/suspensions/:id/confirm', await propose(kind), other);
    return toHouse();
  };
  const toHouse = async () => (await takeEffect()).filter(({ to }) => to === house.email);

  await callApi('POST /api/admin/suspensions/:id/end', await propose('suspension'), one);
  const told = await toHouse();
  await confirm('suspension');
  const banned = await confirm('ban');
  const { in_force } = await read();
  const ended = await callApi(
    'POST /api/admin/suspensions/:id/end',
    { params: { id: in_force?.id ?? '' } },
    one,
  );
  const approve = (id: string) =>
    callApi('POST /api/admin/jobs/:id/approve', { params: { id }, body: { version: 1 } }, one);

  expect(told).toEqual([]);
  expect(in_force?.kind).toBe('ban');
  expect(ended.body.code).toBe('ban_ends_by_appeal');
  expect([(await approve(waiting.id)).body.code, (await approve(open.id)).body.code]).toEqual([
    'house_of_call_suspended',
    'house_of_call_suspended',
  ]);
  expect(banned.map(({ subject }) => subject)).toContain('Your production house is banned');
});

test('removes casting calls of a suspended house, which stay so when the suspension ends', async ({
  callApi,
  clock,
  given,
  takeEffect,
}) => {
  const [one, other] = [await given.staff('moderator'), await given.staff('moderator')];
  const { production_house_id } = await given.house();
  const jobs = [];
  for (const status of ['open', 'open', 'open', 'closed'] as const)
    jobs.push((await given.job({ production_house_id, status })).id);
  const [early = '', late = '', taken = '', closed = ''] = jobs;
  const talent = await given.talent();
  const application = await given.application({ talent_id: talent.id, job_id: late });
  await given.offer(application.id, 'accepted');
  await given.step(application.id, 'selected', 'talent');
  const params = { id: production_house_id };
  const body = { kind: 'suspension', reason } as const;
  await callApi('POST /api/admin/houses/:id/suspend', { params, body }, one);
  const { proposed } = (await callApi('GET /api/admin/houses/:id', { params }, other)).body.house;
  const suspension = { params: { id: proposed?.id ?? '' } };
  const refusal = { version: 1, ground: 'fraud', reason } as const;
  const refuse = async (id: string) =>
    (await callApi('POST /api/admin/jobs/:id/refuse', { params: { id }, body: refusal }, one)).status;
  const told = async () => (await takeEffect()).filter(({ to }) => to === talent.email).length;

  await callApi('POST /api/admin/suspensions/:id/confirm', suspension, other);
  clock.now = new Date(clock.now.getTime() + 5000);
  const answers = [await refuse(early)];
  const suspended = await told();
  answers.push(await refuse(late), await refuse(closed));
  await callApi('POST /api/admin/jobs/:id/take-down', { params: { id: taken }, body: { reason } }, one);
  const removed = await told();
  answers.push((await callApi('POST /api/admin/suspensions/:id/end', suspension, one)).status);
  const ended = await told();
  const shown = jobs.map((id) => callApi('GET /api/production/jobs/:id', { params: { id } }));

  expect(answers).toEqual([200, 200, 200, 200]);
  expect([suspended, removed, ended]).toEqual([1, 1, 0]);
  expect((await Promise.all(shown)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('a suspended house sees no more of talent than a visitor, and its share links show nothing', async ({
  callApi,
  given,
}) => {
  const house = await given.house({ verification: 'documents' });
  const { production_house_id } = house;
  const { id } = await given.talent({ visibility: 'houses', date_of_birth: '1990-01-01' });
  const params = { id: (await given.job({ production_house_id })).id };
  const body = { label: 'For the client', request_id: crypto.randomUUID(), days: 7 };
  const made = await callApi('POST /api/production/jobs/:id/shares', { params, body: body as never }, house);
  const token = String(made.body.share.address).split('/').at(-1) ?? '';
  const read = async () => [
    (await callApi('GET /api/user/profile/:id', { params: { id } }, house)).status,
    (await callApi('POST /api/shared-board', { body: { token } })).status,
  ];
  const before = await read();
  await given.suspension(production_house_id);

  expect([before, await read()]).toEqual([
    [200, 200],
    [404, 404],
  ]);
});

test('shows staff the history of a house: its calls, reports, appeals and what staff decided', async ({
  callApi,
  clock,
  given,
  takeEffect,
}) => {
  const moderator = await given.staff('moderator');
  const house = await given.house();
  const { production_house_id } = house;
  const { id } = await given.job({ production_house_id, posted_on: clock.now.toISOString() });
  const foreign = await given.job();
  const later = () => {
    clock.now = new Date(clock.now.getTime() + 60_000);
  };
  const takeDown = (params: { id: string }) =>
    callApi('POST /api/admin/jobs/:id/take-down', { params, body: { reason } }, moderator);

  later();
  const report = { subject: 'job', id, reason: 'money', text: 'They asked 500.' } as const;
  await callApi('POST /api/reports', { body: report }, await given.talent());
  later();
  await takeDown({ id });
  await takeDown({ id: foreign.id });
  await takeEffect();
  later();
  await callApi('POST /api/production/appeals', { body: { job_id: id, text: 'We did not.' } }, house);
  const { body } = await callApi(
    'GET /api/admin/houses/:id',
    { params: { id: production_house_id } },
    moderator,
  );

  const { history } = body.house;
  expect(history.filter(({ what }) => what !== 'registered')).toMatchObject([
    { what: 'appealed', text: 'We did not.', page: 'appeal' },
    { what: 'took_down_call', by: moderator.name, text: reason, page: 'call', page_id: id },
    { what: 'reported', reported_for: 'money', text: 'They asked 500.', page: 'report' },
    { what: 'call_posted', page: 'call', page_id: id },
  ]);
  expect(history).toHaveLength(5);
});
