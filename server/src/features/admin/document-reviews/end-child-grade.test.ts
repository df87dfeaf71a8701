import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { pdf } from '#testing/files.ts';
import type { Caller } from '#testing/given.ts';
import { jobPost } from '#testing/posts.ts';
import { newEmail } from '#testing/registrations.ts';
import { test as base } from '#testing/test.ts';

/** A house verified for children with a casting call from 16 years on, to which an adult applied. */
const test = base.extend('graded', async ({ callApi, given, takeEffect }) => {
  const house = await given.houseForChildren({ verification: 'documents' });
  const { production_house_id } = house;
  const job = await given.job({ production_house_id, age_range: '16-30' });
  const adult = await given.talent();
  await given.application({ talent_id: adult.id, job_id: job.id });
  const endGrade = async (as: Caller) => {
    const ending = { params: { id: production_house_id }, body: { reason: 'Expired.' } };
    await callApi('POST /api/admin/houses/:id/end-child-grade', ending, as);
    await takeEffect();
  };
  return { house, job, adult, endGrade };
});

test('a house no longer verified for children reads why in its language, and casts adults instead of appealing', async ({
  callApi,
  clock,
  db,
  given,
  graded: { house, job, endGrade },
}) => {
  await db.updateTable('account').set({ language: 'hi' }).where('id', '=', house.id).execute();
  await endGrade(await given.staff('owner'));

  const params = { id: job.id };
  const { body } = await callApi('GET /api/production/jobs/:id/posting-state', { params }, house);
  const { body: appeals } = await callApi('GET /api/production/appeals', {}, house);
  const edit = async (age_range: string) =>
    (
      await callApi(
        'PUT /api/production/jobs/:id',
        { params, body: { ...jobPost(clock.now), age_range } },
        house,
      )
    ).status;

  expect(body.review?.reason).toMatch(/^18 साल से कम/);
  expect(appeals.decisions).toEqual([]);
  expect([await edit('17-30'), await edit('18-30'), await edit('20-30')]).toEqual([400, 200, 409]);
});

test('who ended the verification for children cannot answer the appeal of a casting call removed with it', async ({
  callApi,
  given,
  graded: { house, job, endGrade },
}) => {
  const { production_house_id } = house;
  const [one, other] = [await given.staff('moderator'), await given.staff('moderator')];
  await endGrade(one);
  await given.childGrade(production_house_id);
  const sent = { body: { job_id: job.id, text: 'We are verified again.' } };
  await callApi('POST /api/production/appeals', sent, house);
  const { items } = (await callApi('GET /api/admin/today', {}, other)).body;
  const appeal = items.find((item) => item.kind === 'appeal' && item.house_id === production_house_id);

  const answering = { params: { id: appeal?.id ?? '' }, body: { accepted: false, answer: 'No.' } };
  const answers = [
    await callApi('POST /api/admin/appeals/:id/answer', answering, one),
    await callApi('POST /api/admin/appeals/:id/answer', answering, other),
  ];

  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [409, 'another_person_required'],
    [200, undefined],
  ]);
});

test('staff who end the grade for children end the first approval of its renewal too', async ({
  callApi,
  clock,
  db,
  given,
  graded: { house, endGrade },
  takeEffect,
}) => {
  const params = { id: house.production_house_id };
  const verified_until = addDays(dayInIndia(clock.now), 10);
  await db.updateTable('production_house').set({ verified_until }).where('id', '=', params.id).execute();
  const [one, other] = [await given.staff('moderator'), await given.staff('moderator')];
  const body = { kind: 'gst_certificate', for_children: true } as const;
  await callApi('POST /api/production/documents', { body, files: { document: [await pdf()] } }, house);
  const read = async (as = other) =>
    (await callApi('GET /api/admin/house-documents/:id', { params }, as)).body.document;
  const { sent_at } = await read(one);
  const approve = async (as = one) => {
    const body = { sent_at, children_reason: 'Known.' };
    const { status } = await callApi('POST /api/admin/house-documents/:id/verify', { params, body }, as);
    await takeEffect();
    return status;
  };
  const confirm = async (as = other) => {
    const body = { sent_at };
    await callApi('POST /api/admin/house-documents/:id/verify-for-children', { params, body }, as);
    await takeEffect();
    return (await callApi('GET /api/admin/houses/:id', { params }, other)).body.house.sees_children;
  };
  const first = await approve();
  const waiting = (await read()).first_approval;
  await endGrade(one);

  const left = (await read()).first_approval;
  const seen = [await confirm()];
  await read(one);
  const again = await approve(other);
  seen.push(await confirm(one));

  expect([first, waiting, left, again]).toEqual([200, expect.objectContaining({ by: one.name }), null, 200]);
  expect(seen).toEqual([false, true]);
});

test('ends a child’s application when the casting call is changed to adults only, and says so', async ({
  callApi,
  clock,
  given,
  graded: { house, job, adult, endGrade },
  takeEffect,
}) => {
  const params = { id: job.id };
  const child = await given.talent({ date_of_birth: given.born(17) });
  const mother = newEmail();
  await given.guardian(child.id, { mobile: null, email: mother, contact: mother, applies_alone: true });
  await given.application({ talent_id: child.id, job_id: job.id });
  const moderator = await given.staff('moderator');
  await endGrade(moderator);

  const body = { ...jobPost(clock.now), age_range: '18-30' };
  await callApi('PUT /api/production/jobs/:id', { params, body }, house);
  await callApi('POST /api/admin/jobs/:id/approve', { params, body: { version: 2 } }, moderator);

  const sent = await takeEffect();
  const told = (of: RegExp) => sent.filter(({ text }) => of.test(text)).map(({ to }) => to);
  expect(told(/it continues/)).toEqual([adult.email]);
  expect(told(/18 or older.*has ended/).toSorted()).toEqual([child.email, mother].toSorted());
  const { data } = (await callApi('GET /api/user/job-applications', {}, child)).body;
  expect(data).toMatchObject([{ status: 'withdrawn', can_send_again: false }]);
  const again = { params: { id: data[0]?.application_id ?? '' } };
  await given.childGrade(house.production_house_id);
  expect((await callApi('POST /api/user/job-applications/:id/send-again', again, child)).status).toBe(409);
});
