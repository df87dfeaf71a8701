import { expect } from 'vitest';
import { falsePicture, pdf, picture } from '#testing/files.ts';
import { test as base } from '#testing/pay-world.ts';

const test = base
  /** Pay that the house can mark with a proof, and what each side can open of it. */
  .extend('proving', ({ app, callApi, paying }) => async () => {
    const { owner, id, day, ...booking } = await paying();
    const mark = (files: File[]) =>
      callApi(
        'PUT /api/production/applications/:id/pay',
        { params: { id }, body: { amount: '50000', paid_on: day(0) }, files: { proof: files } },
        owner,
      );
    const proofOf = async (seen: () => Promise<{ marks: { proof: string | null }[] } | null>) =>
      (await seen())?.marks[0]?.proof ?? '';
    const open = async (url: string) => (await app.inject(url)).statusCode;
    return { ...booking, mark, proofOf, open };
  });

test('both sides open the proof of a mark, which stays until another replaces it', async ({ proving }) => {
  const { mark, markByHouse, open, proofOf, seenByHouse, seenByTalent } = await proving();

  expect((await mark([await picture()])).status).toBe(200);
  const urls = [await proofOf(seenByHouse), await proofOf(seenByTalent)];
  await markByHouse();
  const kept = await proofOf(seenByTalent);
  expect((await mark([await pdf()])).status).toBe(200);

  expect(urls.every((url) => url.includes('.webp?'))).toBe(true);
  expect(kept.split('?')[0]).toBe(urls[1]?.split('?')[0]);
  const replaced = await proofOf(seenByTalent);
  expect(replaced).toContain('.pdf?');
  expect([await open(replaced), await open(kept), await open(replaced.split('?')[0] ?? '')]).toEqual([
    200, 404, 404,
  ]);
});

test('rejects a file that is no picture or PDF beside the field, and keeps no mark', async ({ proving }) => {
  const { mark, seenByTalent } = await proving();

  const { status, body } = await mark([falsePicture()]);

  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['proof']]);
  expect(await seenByTalent()).toMatchObject({ marks: [] });
});

test('staff open the proofs of disputed pay', async ({ callApi, given, proving }) => {
  const { disputeByTalent, mark, open } = await proving();
  await mark([await picture()]);
  await disputeByTalent();

  const staff = await given.staff('moderator');
  const { items } = (await callApi('GET /api/admin/today', {}, staff)).body;
  const id = items.find(({ title }) => title.startsWith('Pay'))?.id ?? '';
  const { report } = (await callApi('GET /api/admin/reports/:id', { params: { id } }, staff)).body;

  expect(report.proofs).toMatchObject([{ party: 'house' }]);
  expect(await open(report.proofs[0]?.url ?? '')).toBe(200);
});
