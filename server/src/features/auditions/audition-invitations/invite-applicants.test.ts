import { expect } from 'vitest';
import { test } from '#testing/audition-world.ts';

test('inviting applicants moves and notifies them once', async ({
  callApi,
  given,
  arranged: { house, job },
  deliver,
}) => {
  const [one, two] = [await given.talent(), await given.talent()];
  const applications = [
    (await given.application({ talent_id: one.id, job_id: job.id })).id,
    (await given.application({ talent_id: two.id, job_id: job.id })).id,
  ];
  const invite = () =>
    callApi(
      'POST /api/production/auditions/:id/invitations',
      { params: { id: job.id }, body: { applications } },
      house,
    );

  expect(await invite()).toMatchObject({ status: 200, body: { invited: 2 } });
  expect(await invite()).toMatchObject({ status: 200, body: { invited: 0 } });
  const letters = await deliver();
  expect(letters.map(({ to }) => to).sort()).toEqual([one.email, two.email].sort());
  expect(letters[0]?.text).toContain(
    'Lantern Films invites you to audition for Lead Detective · Web Series.',
  );
  const own = await callApi('GET /api/user/job-applications', {}, one);
  expect(own.body.data).toMatchObject([{ status: 'audition' }]);
});

test('an invitation is not sent once the talent has withdrawn', async ({
  callApi,
  given,
  arranged: { house, job },
  deliver,
}) => {
  const [stays, leaves] = [await given.talent(), await given.talent()];
  const applications = [
    await given.application({ talent_id: stays.id, job_id: job.id }),
    await given.application({ talent_id: leaves.id, job_id: job.id }),
  ].map(({ id }) => id);
  const params = { id: job.id };
  await callApi('POST /api/production/auditions/:id/invitations', { params, body: { applications } }, house);
  const withdrawn = { params: { id: applications[1] ?? '' } };

  await callApi('POST /api/user/job-applications/:id/withdraw', withdrawn, leaves);

  const letters = await deliver();
  const invited = letters.filter(({ subject }) => subject?.includes('audition'));
  expect(invited.map(({ to }) => to)).toEqual([stays.email]);
});

test('rejects invitations when there is no time to choose', async ({ callApi, given }) => {
  const house = await given.house();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const sent = await given.application({ talent_id: (await given.talent()).id, job_id: id });

  const body = { applications: [sent.id] };
  const rejected = await callApi(
    'POST /api/production/auditions/:id/invitations',
    { params: { id }, body },
    house,
  );

  expect(rejected).toMatchObject({
    status: 409,
    body: { code: 'no_slots' },
  });
});

test('invites no applicants if one application is foreign, missing or has ended', async ({
  callApi,
  given,
  arranged: { house, job },
}) => {
  const fine = await given.application({ talent_id: (await given.talent()).id, job_id: job.id });
  const gone = await given.talent();
  const over = await given.application({ talent_id: gone.id, job_id: job.id });
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id: over.id } }, gone);
  const foreign = await given.application({ talent_id: (await given.talent()).id });
  const invite = (id: string) => {
    const body = { applications: [fine.id, id] };
    return callApi('POST /api/production/auditions/:id/invitations', { params: { id: job.id }, body }, house);
  };

  expect(await invite(foreign.id)).toMatchObject({ status: 404 });
  expect(await invite(crypto.randomUUID())).toMatchObject({ status: 404 });
  expect(await invite('the first')).toMatchObject({ status: 400 });
  expect(await invite(over.id)).toMatchObject({ status: 409 });
  const read = await callApi('GET /api/production/auditions/:id', { params: { id: job.id } }, house);
  expect(read.body.invitations).toHaveLength(1);
});

test('applicants in the stage of auditions can be invited next', async ({
  callApi,
  given,
  arranged: { house, job },
}) => {
  const { id } = await given.application({ talent_id: (await given.talent()).id, job_id: job.id });
  await given.application({ talent_id: (await given.talent()).id, job_id: job.id });
  await given.step(id, 'audition');

  const read = await callApi('GET /api/production/auditions/:id', { params: { id: job.id } }, house);

  expect(read.body.candidates).toMatchObject([{ application_id: id }]);
});

test('an invitation of a child addresses the guardian, who also gets a text message and decides', async ({
  callApi,
  given,
  deliver,
}) => {
  const house = await given.houseForChildren();
  const job = await given.job({ production_house_id: house.production_house_id });
  const slot = await given.slot(job.id);
  const child = await given.talent({ name: 'Tara Rao', date_of_birth: '2015-05-01' });
  await given.guardian(child.id);
  const { id } = await given.application({ talent_id: child.id, job_id: job.id });
  const body = { applications: [id] };

  await callApi('POST /api/production/auditions/:id/invitations', { params: { id: job.id }, body }, house);
  const letters = await deliver();
  await callApi('DELETE /api/user/guardian', {}, child);
  const confirmed = await callApi(
    'POST /api/user/auditions/:id/confirm',
    { params: { id }, body: { slot_id: slot.id } },
    child,
  );

  expect(letters.map(({ channel }) => channel)).toEqual(['email', 'sms']);
  expect(letters[0]?.text).toContain('Dear Sunita Rao, this is about Tara. This is what we wrote to Tara:');
  expect(letters[1]).toMatchObject({
    to: expect.stringMatching(/^\+9197/),
    text: expect.stringMatching(/^Kirdaar: For Tara: You are invited to audition: .*\/user\/my-application$/),
  });
  expect(confirmed).toMatchObject({ status: 409, body: { code: 'application_closed' } });
});

test('a callback goes to those chosen, with only the slots and a calendar entry of their round', async ({
  callApi,
  arranged: { house, job, slot, talent, application },
  addSlot,
  deliver,
}) => {
  const invite = () =>
    callApi(
      'POST /api/production/auditions/:id/invitations',
      { params: job, body: { applications: [application.id], round: 2 } },
      house,
    );
  const confirm = (slot_id: string) =>
    callApi('POST /api/user/auditions/:id/confirm', { params: application, body: { slot_id } }, talent);
  expect(await invite()).toMatchObject({ status: 409, body: { code: 'no_slots' } });
  const callback = await addSlot({ place: 'Studio 9', round: 2 });
  expect(await confirm(callback.id)).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } });

  expect(await invite()).toMatchObject({ status: 200, body: { invited: 1 } });

  const own = await callApi('GET /api/user/auditions', {}, talent);
  expect(own.body.auditions).toMatchObject([{ round: 2, slot: null, free_slots: [{ id: callback.id }] }]);
  expect(await confirm(slot.id)).toMatchObject({ status: 409, body: { code: 'slot_unavailable' } });
  await confirm(callback.id);
  const [invited, confirmed] = (await deliver()).filter(({ to }) => to === talent.email);
  expect(invited?.subject).toBe('You are invited to audition: Lead Detective · Web Series (round 2)');
  const entry = Buffer.from(confirmed?.attachments?.[0]?.base64 ?? '', 'base64').toString();
  expect(entry).toContain(`UID:audition-${application.id}-2@`);
});

test('a rejected applicant is neither invited nor given a slot', async ({
  callApi,
  given,
  arranged: { house, job, slot },
}) => {
  const { id } = await given.application({ talent_id: (await given.talent()).id, job_id: job.id });
  await given.step(id, 'not_selected');

  const body = { applications: [id] };
  const invited = await callApi(
    'POST /api/production/auditions/:id/invitations',
    { params: job, body },
    house,
  );
  const placed = await callApi(
    'PUT /api/production/audition-invitations/:id/slot',
    { params: { id }, body: { slot_id: slot.id } },
    house,
  );

  const rejected = {
    status: 409,
    body: { code: 'applicant_rejected', message: expect.stringContaining('Reopen the application first') },
  };
  expect([invited, placed]).toMatchObject([rejected, rejected]);
});
