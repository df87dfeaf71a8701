import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { test as base } from '#testing/feedback-world.ts';
import { workDone } from '#testing/pay-world.ts';

const test = base
  /** A house of which so many talent say no to being safe. Returns what the next says. */
  .extend('trouble', ({ feedbackByTalent, payer }) => async (count: number) => {
    const { owner, book } = await payer();
    const next = async (said: object = { safe: 'no' }) => {
      const booking = await book();
      await feedbackByTalent(booking, said);
      return booking;
    };
    for (let said = 0; said < count; said += 1) await next();
    return { house: owner.production_house_id, next };
  })
  .extend('close', ({ callApi, given }) => async (id: string) => {
    const staff = await given.staff('moderator');
    await callApi('GET /api/admin/reports/:id', { params: { id } }, staff);
    const body = { outcome: 'no_action', note: '' } as const;
    return (await callApi('POST /api/admin/reports/:id/close', { params: { id }, body }, staff)).status;
  });

test('three talent who say no to the same question make one report, and a fourth none while it is open', async ({
  reportsAbout,
  trouble,
}) => {
  const { house, next } = await trouble(2);
  await next({ terms_kept: 'no' });
  expect(await reportsAbout(house)).toEqual([]);

  await next();
  await next();

  expect(await reportsAbout(house)).toMatchObject([
    { subject: 'house', reason: 'unsafe', text: expect.stringContaining('“safe”') },
  ]);
});

test('three at the same time make one report', async ({ feedbackByTalent, payer, reportsAbout }) => {
  const { owner, book } = await payer();
  const bookings = [await book(), await book(), await book()];

  await Promise.all(bookings.map((booking) => feedbackByTalent(booking, { terms_kept: 'no' })));

  expect(await reportsAbout(owner.production_house_id)).toMatchObject([{ reason: 'other' }]);
});

test('after staff closed the report only a new no reports again', async ({
  close,
  feedbackByTalent,
  reportsAbout,
  takeEffect,
  trouble,
}) => {
  const { house, next } = await trouble(2);
  const third = await next();
  const [report] = await reportsAbout(house);
  expect(await close(report?.id ?? '')).toBe(200);
  await takeEffect();

  await feedbackByTalent(third, { safe: 'no', note: 'Nobody helped.' });
  expect(await reportsAbout(house)).toEqual([]);
  await next();

  expect(await reportsAbout(house)).toHaveLength(1);
});

test('a no that is older than a year does not count', async ({ clock, db, reportsAbout, trouble }) => {
  const { house, next } = await trouble(2);
  const given_at = new Date(clock.now.getTime() - 366 * DAY_MS).toISOString();
  await db.updateTable('feedback').set({ given_at }).execute();
  await next();
  await next();
  expect(await reportsAbout(house)).toEqual([]);

  await next();

  expect(await reportsAbout(house)).toHaveLength(1);
});

test('of a talent the houses count, each once', async ({
  feedbackByHouse,
  given,
  payer,
  person,
  reportsAbout,
  services,
}) => {
  const talent = await person();
  const say = async (owner: { production_house_id: string; token: string }) => {
    const { id: job_id } = await given.job({ production_house_id: owner.production_house_id });
    const { id } = await given.application({ talent_id: talent.id, job_id });
    await workDone({ ...services, given }, id);
    return feedbackByHouse({ id }, owner, { punctual: 'no' });
  };
  const [first, second, third] = [(await payer()).owner, (await payer()).owner, (await payer()).owner];

  for (const owner of [first, first, second]) expect((await say(owner)).status).toBe(200);
  expect(await reportsAbout(talent.id)).toEqual([]);
  await say(third);

  expect(await reportsAbout(talent.id)).toMatchObject([{ subject: 'talent', reason: 'other' }]);
});
