import { expect } from 'vitest';
import { test as base } from '#testing/pay-world.ts';

const test = base.extend('close', ({ callApi, given, takeEffect }) => {
  return async (outcome: 'no_action' | 'warned') => {
    const staff = await given.staff('moderator');
    const { items } = (await callApi('GET /api/admin/today', {}, staff)).body;
    const [item] = items.filter(({ title }) => title.startsWith('Pay'));
    const params = { id: item?.id ?? '' };
    const { report } = (await callApi('GET /api/admin/reports/:id', { params }, staff)).body;
    const body = { outcome, note: 'Pay what you agreed.' };
    const { status } = await callApi('POST /api/admin/reports/:id/close', { params, body }, staff);
    return { report, status, letters: await takeEffect() };
  };
});

test('a disputed pay reaches staff with what both sides say, and both see the dispute', async ({
  close,
  deliver,
  payer,
}) => {
  const { owner, book, day } = await payer();
  const { talent, markByHouse, disputeByTalent, seenByHouse } = await book();
  await markByHouse();

  const sent = [await disputeByTalent(0, 'Nothing.'), await disputeByTalent(), await disputeByTalent()];
  await deliver();
  const { report, status, letters } = await close('warned');

  expect([...sent.map((one) => one.status), status]).toEqual([200, 200, 200, 200]);
  expect(report).toMatchObject({
    subject: 'pay',
    reason: 'money',
    by: 'talent',
    text: 'The rest is missing.',
  });
  const facts = [
    ['pay_agreed', `₹50,000 (job), ${day(27)}`],
    ['pay_by_house', `₹50,000, ${day(0)}`],
    ['dispute_by_talent', '₹20,000: The rest is missing.'],
  ];
  expect(report.facts.map(({ name, value }) => [name, value])).toEqual(expect.arrayContaining(facts));
  const disputes = [{ party: 'talent', came_paise: 2_000_000, dismissed_at: null }];
  expect(await seenByHouse()).toMatchObject({ disputes });
  expect(letters.map(({ to }) => to).sort()).toEqual([owner.email, talent.email].sort());
});

test('a dispute that staff close without action is over for good', async ({ close, paying }) => {
  const { disputeByHouse, markByTalent, seenByTalent } = await paying();
  await markByTalent();
  await disputeByHouse();

  const { report, status } = await close('no_action');
  const again = await disputeByHouse();

  expect([report.by, status]).toEqual(['production', 200]);
  expect((await seenByTalent())?.disputes).toMatchObject([
    { party: 'house', dismissed_at: expect.any(String) },
  ]);
  expect(again).toMatchObject({ status: 409, body: { code: 'pay_dispute_decided' } });
});

test('a house disputes only what the talent marked, and a talent also pay that is overdue', async ({
  payer,
}) => {
  const { book } = await payer();
  const [overdue, coming] = [await book({ ago: 40 }), await book()];

  const refused = [await overdue.disputeByHouse(), await coming.disputeByTalent()];
  const taken = await overdue.disputeByTalent();

  for (const { status, body } of refused) expect([status, body.code]).toEqual([409, 'no_pay_to_dispute']);
  expect(taken.status).toBe(200);
});

test('a talent who marks the pay disputes it no longer', async ({ paying }) => {
  const { disputeByTalent, markByTalent, seenByTalent } = await paying({ ago: 40 });
  await disputeByTalent();
  expect((await seenByTalent())?.disputes).toHaveLength(1);

  await markByTalent();

  expect((await seenByTalent())?.disputes).toEqual([]);
});

test('a dispute of a house carries no contact details to a child', async ({ db, given, paying }) => {
  const { disputeByHouse, markByTalent, owner, talent } = await paying();
  await markByTalent();
  const date_of_birth = given.born(12);
  await db.updateTable('talent').set({ date_of_birth }).where('id', '=', talent.id).execute();
  await given.guardian(talent.id);
  await given.childGrade(owner.production_house_id);

  const { status, body } = await disputeByHouse(0, 'Ask me on 98200 12345, insta: ravi_films');

  expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([
    400,
    'contact_details_to_child',
    ['text'],
  ]);
});
