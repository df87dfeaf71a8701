import { expect } from 'vitest';
import { jobPost } from '#testing/posts.ts';
import { test } from '#testing/test.ts';

test('shows the changes and flags of an edit, and approves the version that was read', async ({
  callApi,
  db,
  given,
  clock,
  takeEffect,
}) => {
  const moderator = await given.staff('moderator');
  const role_description = `A fisherman who sings, ${crypto.randomUUID()}. Call 98765 43210.`;
  await given.job({ role_description });
  const job = await given.job({ role_details: 'Lead' });
  const params = { id: job.id };
  await db
    .insertInto('job_revision')
    .values({
      job_id: job.id,
      fields: JSON.stringify({
        role_description,
        compensation: 'Pay the registration fee to lamp.films@okaxis.',
      }),
      sent_at: clock.now.toISOString(),
    })
    .execute();
  await db.updateTable('job').set({ version: 2 }).where('id', '=', job.id).execute();

  const { body } = await callApi('GET /api/admin/jobs/:id', { params }, moderator);
  const outdated = await callApi(
    'POST /api/admin/jobs/:id/approve',
    { params, body: { version: 1 } },
    moderator,
  );
  const approved = await callApi(
    'POST /api/admin/jobs/:id/approve',
    { params, body: { version: 2 } },
    moderator,
  );
  await takeEffect();
  const again = await callApi(
    'POST /api/admin/jobs/:id/approve',
    { params, body: { version: 2 } },
    moderator,
  );
  const shown = await callApi('GET /api/production/jobs/:id', { params });

  expect(body.job).toMatchObject({ waits: 'edit', version: 2 });
  expect(body.job.fields.filter(({ changed }) => changed).map(({ field }) => field)).toEqual([
    'role_description',
    'compensation',
  ]);
  expect(body.job.flags.map(({ flag }) => flag)).toEqual(['money', 'contact', 'copied', 'new_house']);
  const [money, contact] = body.job.flags;
  expect(money?.text).toContain('“lamp.films@okaxis”');
  expect(contact?.text).not.toContain('okaxis');
  expect([outdated.status, approved.status, again.body.code]).toEqual([409, 200, 'decided_already']);
  expect(JSON.stringify(shown.body)).toContain('A fisherman who sings');
});

test('asks for a change, and the house reads the reason', async ({ callApi, given, takeEffect }) => {
  const moderator = await given.staff('moderator');
  const house = await given.house();
  const job = await given.job({ production_house_id: house.production_house_id, status: 'pending' });
  const params = { id: job.id };
  const body = { version: 1, reason: 'Please name the studio in Andheri.' };

  const empty = await callApi(
    'POST /api/admin/jobs/:id/reject',
    { params, body: { ...body, reason: ' ' } },
    moderator,
  );
  const rejected = await callApi('POST /api/admin/jobs/:id/reject', { params, body }, moderator);
  const sent = (await takeEffect()).filter(({ to }) => to === house.email);
  const queue = await callApi('GET /api/admin/today', {}, moderator);
  const other = await given.staff('moderator');
  const again = [
    await callApi(
      'POST /api/admin/jobs/:id/reject',
      { params, body: { ...body, reason: 'Name the fee.' } },
      other,
    ),
    await callApi('POST /api/admin/jobs/:id/approve', { params, body: { version: 1 } }, other),
  ];

  expect([empty.status, rejected.status]).toEqual([400, 200]);
  expect(again.map(({ body }) => body.code)).toEqual(Array(2).fill('decided_already'));
  expect(await takeEffect()).toEqual([]);
  expect(sent.some(({ text }) => text.includes(body.reason))).toBe(true);
  expect(queue.body.items.some(({ id }) => id === job.id)).toBe(false);
});

test('takes a call down until its house has changed it and staff have approved it again', async ({
  callApi,
  given,
  clock,
  takeEffect,
}) => {
  const moderator = await given.staff('moderator');
  const house = await given.house({ verification: 'documents' });
  const job = await given.job({ production_house_id: house.production_house_id });
  const params = { id: job.id };
  const shown = async () => (await callApi('GET /api/production/jobs/:id', { params })).status;
  const takeDown = () =>
    callApi(
      'POST /api/admin/jobs/:id/take-down',
      { params, body: { reason: 'A fee was asked.' } },
      moderator,
    );

  const before = await shown();
  const taken = await takeDown();
  const sent = await takeEffect();
  const hidden = await shown();
  const twice = await takeDown();
  const closeAndReopen = async () => {
    await callApi('POST /api/production/jobs/:id/close', { params, body: {} }, house);
    await callApi('POST /api/production/jobs/:id/reopen', { params, body: {} }, house);
  };
  await closeAndReopen();
  const reopened = await shown();
  const told = sent.find(({ to, channel }) => to === house.email && channel === 'email');
  const { application_deadline, ...post } = jobPost(clock.now);
  const edit = { ...post, application_deadline, role_description: 'There is no fee for this role.' };
  const appealed = await callApi('PUT /api/production/jobs/:id', { params, body: edit as never }, house);
  await closeAndReopen();
  const waiting = (await callApi('GET /api/admin/today', {}, moderator)).body.items.find(
    ({ id }) => id === job.id,
  );
  const stillHidden = await shown();
  const restored = await callApi(
    'POST /api/admin/jobs/:id/approve',
    { params, body: { version: 2 } },
    moderator,
  );
  await takeEffect();

  expect([before, taken.status, hidden, twice.body.code]).toEqual([200, 200, 404, 'decided_already']);
  expect(reopened).toBe(404);
  expect(told).toMatchObject({
    subject: expect.stringContaining('taken down'),
    text: expect.stringContaining('A fee was asked.'),
  });
  expect([appealed.status, waiting?.kind, stillHidden]).toEqual([200, 'call', 404]);
  expect([restored.status, await shown()]).toEqual([200, 200]);
});

test('tells applicants of a casting call that staff refuse, and bars its house from writing to them', async ({
  callApi,
  given,
  takeEffect,
}) => {
  const house = await given.house();
  const { production_house_id } = house;
  const job = await given.job({ production_house_id });
  const applicant = await given.talent();
  const application = await given.application({ talent_id: applicant.id, job_id: job.id });
  const [moderator, other] = [await given.staff('moderator'), await given.staff('moderator')];
  const write = async () => {
    const body = {
      request_id: crypto.randomUUID(),
      application_ids: [application.id],
      text: 'Come tomorrow.',
    };
    return (await callApi('POST /api/production/conversations/messages', { body }, house)).body;
  };
  const told = async () =>
    (await takeEffect())
      .filter(({ to, channel }) => to === applicant.email && channel === 'email')
      .map(({ subject }) => subject);

  const body = { version: 1, ground: 'fraud', reason: 'A fee was asked.' } as const;
  await callApi('POST /api/admin/jobs/:id/refuse', { params: { id: job.id }, body }, moderator);
  const refused = await told();
  const barred = await write();
  const text = 'The fee was asked by somebody else.';
  await callApi('POST /api/production/appeals', { body: { job_id: job.id, text } }, house);
  const { items } = (await callApi('GET /api/admin/today', {}, other)).body;
  const params = { id: items.find((item) => item.kind === 'appeal')?.id ?? '' };
  const answer = { accepted: true, answer: 'You are right.' };
  await callApi('POST /api/admin/appeals/:id/answer', { params, body: answer }, other);

  expect(refused).toEqual(['Casting call removed: Lead Detective · Web Series']);
  expect(barred.not_sent).toMatchObject([{ reason: expect.stringContaining('removed this casting call') }]);
  expect(await told()).toEqual(['Casting call continues: Lead Detective · Web Series']);
  expect((await write()).sent).toBe(1);
});

test('refuses or takes down a casting call that its house closes before the decision takes effect', async ({
  callApi,
  given,
  takeEffect,
}) => {
  const house = await given.house({ verification: 'documents' });
  const { production_house_id } = house;
  const [refused, taken] = [
    await given.job({ production_house_id }),
    await given.job({ production_house_id }),
  ];
  const moderator = await given.staff('moderator');
  const reason = 'A fee was asked.';
  const shown = async (when: 'close' | 'reopen') => {
    const answers = [];
    for (const { id } of [refused, taken]) {
      await callApi(`POST /api/production/jobs/:id/${when}`, { params: { id }, body: {} }, house);
      answers.push((await callApi('GET /api/production/jobs/:id', { params: { id } })).status);
    }
    return answers;
  };

  const body = { version: 1, ground: 'fraud', reason } as const;
  await callApi('POST /api/admin/jobs/:id/refuse', { params: { id: refused.id }, body }, moderator);
  await callApi(
    'POST /api/admin/jobs/:id/take-down',
    { params: { id: taken.id }, body: { reason } },
    moderator,
  );
  const closed = await shown('close');
  await takeEffect();

  expect([closed, await shown('close'), await shown('reopen')]).toEqual([
    [200, 200],
    [404, 404],
    [404, 404],
  ]);
});
