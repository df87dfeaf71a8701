import { expect } from 'vitest';
import type { Caller, createGiven } from '#testing/given.ts';
import { test } from '#testing/test.ts';
import { countUsed } from '#testing/told-talent.ts';

const consider = 'POST /api/production/applications/:id/consider';
const roles = 'GET /api/production/applications/:id/consider';
const adult = { date_of_birth: '1990-05-01' };
const child = { date_of_birth: '2015-05-01' };

/** Two open roles of a house, of which a talent applied to the first. */
async function createRoles(given: ReturnType<typeof createGiven>, talent: object = adult) {
  const made = await given.applied({ talent, hasGuardian: talent === child });
  const ages = talent === child ? { age_range: '8-14' } : {};
  const role = await given.job({ production_house_id: made.house.production_house_id, ...ages });
  return { ...made, role };
}

const at = (id: string, job_id: string) => ({ params: { id }, body: { job_id } });

test('makes an application with the same answers and media to another role, at no cost to the talent', async ({
  callApi,
  given,
  db,
  clock,
  deliver,
}) => {
  const { house, talent, application, job, role } = await createRoles(given);
  const details = JSON.stringify({ fullName: 'Asha Rao', email: 'asha@canary.example' });
  await db.updateTable('application').set({ details }).where('id', '=', application.id).execute();
  const headshot = { field: 'headshot', kind: 'image', file: await given.storedFile() } as const;
  await db
    .insertInto('application_media')
    .values({ ...headshot, application_id: application.id })
    .execute();
  await given.take(application.id);
  const member = await given.member(house, 'reviewer', { display_name: 'Ira Sen' });
  const used = await countUsed(db, talent.id, clock.now);

  const made = await callApi(consider, at(application.id, role.id), member);
  const emails = await deliver();

  expect(made).toMatchObject({ status: 200, body: { already_considered: false, job_id: role.id } });
  const { body } = await callApi(
    'GET /api/production/review/:id',
    at(made.body.application_id, role.id),
    house,
  );
  expect(body.data).toMatchObject({
    status: 'applied',
    consent_pending: false,
    role_specific_info: application.role_specific_info,
    details: { fullName: 'Asha Rao', email: 'asha@canary.example' },
    media: [{ field: 'headshot' }],
    status_history: [{ status: 'applied', party: 'house', by: 'Ira Sen' }],
    others: [{ application_id: application.id }],
  });
  expect(emails).toMatchObject([{ to: talent.email }]);
  expect(emails[0]?.text).toContain('Lantern Films is considering you also for');
  expect(emails[0]?.text).toContain('You can decline');
  const own = await callApi('GET /api/user/job-applications', {}, talent);
  expect(
    own.body.data.map(({ status_history, job }) => [job.id, status_history[0]?.party]).toSorted(),
  ).toEqual(
    [
      [role.id, 'house'],
      [job.id, 'talent'],
    ].toSorted(),
  );
  expect(await countUsed(db, talent.id, clock.now)).toBe(used);
});

test('considers a talent whose plan has no application left, who can then send no other', async ({
  callApi,
  given,
  db,
}) => {
  const { house, talent, application, role } = await createRoles(given);
  for (let sent = 1; sent < 5; sent++) await given.application({ talent_id: talent.id });

  const made = await callApi(consider, at(application.id, role.id), house);
  const sixth = await db
    .insertInto('application')
    .values({
      talent_id: talent.id,
      job_id: (await given.job()).id,
      ...{ role_specific_info: 'Me too.', travel: true, availability: true },
      applied_at: application.applied_at,
    })
    .execute()
    .catch((error: { code: string }) => error.code);

  expect(made.status).toBe(200);
  expect(sixth).toBe('KD020');
});

test('two colleagues at once make one application and one email', async ({ callApi, given, deliver }) => {
  const { house, talent, application, role } = await createRoles(given);
  const colleagues = [house, await given.member(house, 'reviewer'), await given.member(house, 'owner')];

  const made = await Promise.all(
    colleagues.map((member) => callApi(consider, at(application.id, role.id), member)),
  );
  const again = await callApi(consider, at(application.id, role.id), house);

  expect(made.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(made.filter(({ body }) => !body.already_considered)).toHaveLength(1);
  expect(new Set([...made, again].map(({ body }) => body.application_id)).size).toBe(1);
  expect((await deliver()).filter(({ to }) => to === talent.email)).toHaveLength(1);
});

test('lets the talent decline, which the house cannot undo', async ({ callApi, given, deliver }) => {
  const { house, talent, application, role } = await createRoles(given);
  const { body } = await callApi(consider, at(application.id, role.id), house);
  const params = { id: body.application_id };

  const declined = await callApi('POST /api/user/job-applications/:id/withdraw', { params }, talent);
  const again = await callApi(consider, at(application.id, role.id), house);

  expect(declined.status).toBe(200);
  expect(again).toMatchObject({ status: 409, body: { code: 'considered_declined' } });
  expect((await deliver()).map(({ text }) => text).join()).not.toContain('is considering you also');
});

test('rejects who applied, withdrew, leaves or muted the house, and roles that take no application', async ({
  callApi,
  given,
  db,
}) => {
  const { house, talent, application, job, role } = await createRoles(given);
  const { production_house_id } = house;
  const ask = async (job_id: string, by: Caller = house) => {
    const { status, body } = await callApi(consider, at(application.id, job_id), by);
    return [status, status === 200 ? undefined : (body as { code?: string }).code];
  };
  const now = application.applied_at;

  const same = await ask(job.id);
  const closed = await ask((await given.job({ production_house_id, status: 'closed' })).id);
  const stopped = await ask((await given.job({ production_house_id, stopped_at: now })).id);
  const ofAnother = await ask((await given.job()).id);
  const byAnother = await ask(role.id, await given.house());
  await db
    .insertInto('house_mute')
    .values({ talent_id: talent.id, production_house_id, muted_at: now })
    .execute();
  const muted = await ask(role.id);
  await db.deleteFrom('house_mute').execute();
  const leaver = { account_id: talent.id, asked_at: now, erase_at: '2099-01-01' };
  await db.insertInto('account_deletion').values(leaver).execute();
  const leaving = await ask(role.id);
  await db.deleteFrom('account_deletion').execute();
  await given.step(application.id, 'withdrawn', 'talent');
  const withdrawn = await ask(role.id);

  expect({ same, closed, stopped, ofAnother, byAnother, muted, leaving, withdrawn }).toEqual({
    same: [409, 'applied_already'],
    closed: [409, 'job_closed'],
    stopped: [409, 'applications_stopped'],
    ofAnother: [404, 'job_not_found'],
    byAnother: [404, 'application_not_found'],
    muted: [403, 'invitations_muted'],
    leaving: [409, 'talent_leaving'],
    withdrawn: [409, 'considered_withdrawn'],
  });
});

test('offers open roles, says which the applicant does not fit and why, and refuses those', async ({
  callApi,
  given,
}) => {
  const {
    house,
    talent,
    application,
    job: first,
    role,
  } = await createRoles(given, { ...adult, gender: 'Female' });
  const { production_house_id } = house;
  const job = (fields: object) => given.job({ production_house_id, ...fields });
  const others = {
    man: await job({ gender: 'Male' }),
    older: await job({ age_range: '60-70' }),
    applied: await job({}),
    closed: await job({ status: 'closed' }),
  };
  await given.application({ talent_id: talent.id, job_id: others.applied.id });
  const limited = await given.member(house, 'reviewer');
  const member = { params: { id: limited.id }, body: { project_ids: [role.project_id, first.project_id] } };
  await callApi('PUT /api/production/team/members/:id/projects', member, house);
  const offered = async (as: Caller) => {
    const { status, body } = await callApi(roles, { params: { id: application.id } }, as);
    return status === 200 ? Object.fromEntries(body.jobs.map(({ id, reason }) => [id, reason])) : status;
  };

  expect(await offered(house)).toEqual({
    [role.id]: null,
    [others.man.id]: 'The casting call asks for another gender.',
    [others.older.id]: 'Outside the ages of the casting call.',
  });
  expect(await offered(limited)).toEqual({ [role.id]: null });
  expect(await offered(await given.house())).toBe(404);
  const { body } = await callApi(consider, at(application.id, others.man.id), house);
  expect(body).toMatchObject({ code: 'talent_of_other_gender' });
});

test('leaves each role of a child to the guardian, unless the guardian lets the child apply alone', async ({
  callApi,
  given,
  db,
}) => {
  const { house, application, role } = await createRoles(given, child);
  const { production_house_id } = house;
  const ask = async (job_id: string) => {
    const { status, body } = await callApi(consider, at(application.id, job_id), house);
    return status === 200 ? 200 : (body as { code?: string }).code;
  };
  const decidesAlone = (applies_alone: boolean) =>
    db.updateTable('guardian').set({ applies_alone }).execute();

  await decidesAlone(false);
  const withGuardian = await ask(role.id);
  await decidesAlone(true);
  const older = await ask((await given.job({ production_house_id, age_range: '15-17' })).id);
  const alone = await ask(role.id);

  expect([withGuardian, older, alone]).toEqual(['considered_needs_guardian', 'child_of_other_age', 200]);
});

test('copies no consent whose text covered one casting call only', async ({ callApi, given }) => {
  const { house, job, role } = await createRoles(given);
  const talent = await given.talent(adult);
  const old = ['accuracy', 'sharing', 'contact'].map((id) => ({ id, version: '1' }));
  const application = await given.application({ talent_id: talent.id, job_id: job.id }, old);

  const { body } = await callApi(consider, at(application.id, role.id), house);

  const made = await callApi('GET /api/production/review/:id', at(body.application_id, role.id), house);
  expect(made.body.data.consent_pending).toBe(true);
});
