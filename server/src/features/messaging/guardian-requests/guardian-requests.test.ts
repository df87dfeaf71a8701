import { applyConsents } from '@kirdaar/contract/rules/consents';
import { expect } from 'vitest';
import { RULES } from '#platform/database/sqlstates.ts';
import { test } from '#testing/family-world.ts';
import { picture } from '#testing/files.ts';
import type { World } from '#testing/matrix/matrix.ts';
import { answers } from '#testing/posts.ts';

const consents = applyConsents.map(({ id, version }) => ({ id, version }));

/** A casting call of a house that is verified for children. */
async function callFor(given: World['given']) {
  const { production_house_id } = await given.houseForChildren();
  return (await given.job({ production_house_id })).id;
}

/** Inserts a house's casting call to which a talent applied and is invited to audition. */
async function invited(talent: { id: string }, { db, given }: Pick<World, 'db' | 'given'>) {
  const house = await given.houseForChildren();
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const alone = (applies_alone: boolean) =>
    db.updateTable('guardian').set({ applies_alone }).where('talent_id', '=', talent.id).execute();
  await alone(true);
  const { id: application_id } = await given.application({ talent_id: talent.id, job_id });
  await alone(false);
  await given.invitation(application_id);
  return { house, job_id, application_id };
}

test('keeps the application of a child from the house until the guardian approves it', async ({
  callApi,
  db,
  deliver,
  given,
  family,
}) => {
  const { child, mother, read, decide } = await family();
  const house = await given.houseForChildren({ company_name: 'Lantern Films' });
  const { id: job_id } = await given.job({ production_house_id: house.production_house_id });
  const files = { headshot: [await picture()] };
  const received = async () =>
    (await callApi('GET /api/production/applications/:id', { params: { id: job_id } }, house)).body.data;
  const used = async () =>
    (await callApi('GET /api/user/plan/current', {}, child)).body.usage.find(
      ({ name }) => name === 'applications',
    )?.used;
  const apply = () =>
    callApi('POST /api/user/job-apply', { body: { ...answers, job_id, consents }, files }, child);

  const asked = await apply();
  const repeated = await apply();
  const told = await deliver();
  const waiting = await read();
  const [before, usedBefore] = [await received(), await used()];
  const approval = { kind: 'application', subject: job_id, approve: true } as const;
  const approved = await decide(approval);
  const again = await decide(approval);
  const toldAfter = await deliver();

  expect(asked).toMatchObject({ status: 200, body: { already_applied: false, waits_for_guardian: true } });
  expect(repeated).toMatchObject({ status: 200, body: { already_applied: false, waits_for_guardian: true } });
  expect(told.filter(({ to }) => to === mother)).toMatchObject([
    { subject: expect.stringContaining('Tara') },
  ]);
  expect(told.filter(({ to }) => to !== mother)).toEqual([]);
  expect(waiting.waiting).toMatchObject([
    {
      child: child.id,
      first_name: 'Tara',
      kind: 'application',
      subject_id: job_id,
      company_name: 'Lantern Films',
      media: [{ kind: 'image' }],
    },
  ]);
  expect([before, usedBefore]).toEqual([[], 0]);
  expect([approved.status, again.status]).toEqual([200, 200]);
  expect(await received()).toMatchObject([{ user: { id: child.id }, media: [{ field: 'headshot' }] }]);
  expect(await used()).toBe(1);
  expect(await read()).toMatchObject({
    waiting: [],
    decided: [{ kind: 'application', approved: true, status: 'applied' }],
  });
  expect(toldAfter.filter(({ to }) => to === mother)).toMatchObject([
    { subject: expect.stringMatching(/^Tara’s application was sent/) },
  ]);
  expect(await db.selectFrom('application').select('id').execute()).toHaveLength(1);
});

test('a guardian lets a child apply alone, but decides about every role', async ({
  callApi,
  given,
  family,
}) => {
  const { child, pass, read } = await family();
  const apply = { body: { ...answers, job_id: await callFor(given) } };
  const choices = { listed: true, birthday_greeting: false, applies_alone: true };

  const page = await callApi('PUT /api/guardian/choices', { body: { pass, child: child.id, ...choices } });
  const applied = await callApi('POST /api/user/job-apply', apply, child);
  const [sent] = (await callApi('GET /api/user/job-applications', {}, child)).body.data;
  const id = await given.offer(sent?.application_id ?? '');
  await callApi('POST /api/user/offers/:id/accept', { params: { id } }, child);

  expect(page.body.children).toMatchObject([{ applies_alone: true }]);
  expect(applied.body).toMatchObject({ already_applied: false, waits_for_guardian: false });
  expect(await read()).toMatchObject({ waiting: [{ kind: 'offer', subject_id: id }] });
});

test('tells a child that the guardian rejected an application, which can be prepared again', async ({
  callApi,
  deliver,
  given,
  family,
}) => {
  const { child, read, decide } = await family();
  const job_id = await callFor(given);
  const apply = () => callApi('POST /api/user/job-apply', { body: { ...answers, job_id } }, child);
  const own = async () => (await callApi('GET /api/user/job-applications', {}, child)).body;

  await apply();
  const waiting = await own();
  await deliver();
  const rejection = { kind: 'application', subject: job_id, approve: false } as const;
  const [rejected, again] = [await decide(rejection), await decide(rejection)];
  const told = await deliver();
  const late = await decide({ ...rejection, approve: true });
  const after = await own();
  const prepared = await apply();

  expect(waiting).toMatchObject({ data: [], waiting: [{ kind: 'application', job_id, approved: null }] });
  expect([rejected.status, again.status]).toEqual([200, 200]);
  expect(told).toMatchObject([{ to: child.email, text: expect.stringContaining('Sunita Rao') }]);
  expect(late).toMatchObject({ status: 409, body: { code: 'guardian_request_decided' } });
  expect(after).toMatchObject({ data: [], waiting: [{ kind: 'application', approved: false }] });
  expect(prepared.body).toMatchObject({ waits_for_guardian: true });
  expect((await read()).waiting).toHaveLength(1);
});

test('confirms the audition time of a child that the guardian chose', async ({
  callApi,
  db,
  given,
  family,
}) => {
  const { child, read, decide } = await family();
  const { application_id, house, job_id } = await invited(child, { db, given });
  const [first, second] = [
    await given.slot(job_id),
    await given.slot(job_id, { place: 'Studio 5, Andheri' }),
  ];
  const answered = async () =>
    (await callApi('GET /api/production/auditions/:id', { params: { id: job_id } }, house)).body.invitations;
  const choose = { params: { id: application_id }, body: { slot_id: first.id } };

  const chosen = await callApi('POST /api/user/auditions/:id/confirm', choose, child);
  const [waiting, before] = [await read(), await answered()];
  const approval = { kind: 'audition', subject: application_id, approve: true } as const;
  const approved = await decide({ ...approval, slot: second.id });

  expect(chosen.status).toBe(200);
  expect(waiting.waiting).toMatchObject([
    { kind: 'audition', slot_id: first.id, slots: [{ id: first.id }, { id: second.id }] },
  ]);
  expect(before).toMatchObject([{ answer: 'offered' }]);
  expect(approved.status).toBe(200);
  expect(await answered()).toMatchObject([{ answer: 'confirmed', slot_id: second.id }]);
});

test('a child has a role once the guardian accepts the offer', async ({ callApi, db, given, family }) => {
  const { child, decide } = await family();
  const { application_id } = await invited(child, { db, given });
  const other = await invited(await given.talent(), { db, given });
  const id = await given.offer(application_id);
  const offer = async () => (await callApi('GET /api/user/offers', {}, child)).body.offers[0]?.status;

  const accepted = await callApi('POST /api/user/offers/:id/accept', { params: { id } }, child);
  const before = await offer();
  const approved = await decide({ kind: 'offer', subject: id, approve: true });
  const foreign = await decide({
    kind: 'offer',
    subject: await given.offer(other.application_id),
    approve: true,
  });

  expect(accepted).toMatchObject({ status: 200, body: { message: expect.stringMatching(/decides first/) } });
  expect([before, approved.status, await offer()]).toEqual(['open', 200, 'accepted']);
  expect(foreign).toMatchObject({ status: 404, body: { code: 'guardian_request_not_found' } });
});

test('the database lets nothing of a child take effect without the guardian', async ({
  db,
  given,
  family,
}) => {
  const { child } = await family();
  const { application_id, job_id } = await invited(child, { db, given });
  const slot = await given.slot(job_id);
  await given.tapeRequest(job_id);
  await given.selfTape(application_id);
  const offer = await given.offer(application_id);
  const at = new Date().toISOString();

  const direct = await Promise.allSettled([
    given.application({ talent_id: child.id, job_id: await callFor(given) }),
    given.confirmed(application_id, slot.id),
    db
      .updateTable('role_offer')
      .set({ status: 'accepted', answered_at: at })
      .where('id', '=', offer)
      .execute(),
    db
      .updateTable('self_tape')
      .set({ received_at: at })
      .where('application_id', '=', application_id)
      .execute(),
  ]);

  const rejected = { status: 'rejected', reason: { code: RULES.GUARDIAN_HAS_NOT_APPROVED } };
  expect(direct).toMatchObject([rejected, rejected, rejected, rejected]);
});

test('asks the guardian again when a withdrawn application is sent again', async ({
  callApi,
  clock,
  given,
  family,
}) => {
  const { child, read, decide } = await family();
  const job_id = await callFor(given);
  await callApi('POST /api/user/job-apply', { body: { ...answers, job_id } }, child);
  await decide({ kind: 'application', subject: job_id, approve: true });
  const own = async () => (await callApi('GET /api/user/job-applications', {}, child)).body.data[0];
  const params = { id: (await own())?.application_id ?? '' };
  clock.now = new Date(clock.now.getTime() + 60_000);
  await callApi('POST /api/user/job-applications/:id/withdraw', { params }, child);

  const asked = await callApi('POST /api/user/job-applications/:id/send-again', { params }, child);
  const before = (await own())?.status;
  const { waiting } = await read();
  clock.now = new Date(clock.now.getTime() + 60_000);
  await decide({ kind: 'application', subject: job_id, approve: true });

  expect(asked.status).toBe(200);
  expect([before, (await own())?.status]).toEqual(['withdrawn', 'applied']);
  expect(waiting).toMatchObject([{ kind: 'application', subject_id: job_id }]);
});
