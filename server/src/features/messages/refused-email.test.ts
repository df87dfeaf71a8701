import { expect } from 'vitest';
import { tell } from '#features/messages/tell.ts';
import { stepLetters } from '#features/timeline/letters.ts';
import { test } from '#testing/mail-outage.ts';

const letter = stepLetters.applied;
const refusal = { at: 'recipient', answers: '550 5.1.1 no such user' } as const;

test('a reader whom the mail server does not know is given up at once, and told on the site once', async ({
  services,
  call,
  given,
  mail,
}) => {
  const talent = await given.talent();
  const told = { account_id: talent.id, letter, facts: letter.sample, by: ['email'] as const };
  await mail.fail(refusal);

  await tell(services, { ...told, source: 'one' });
  await tell(services, { ...told, source: 'other' });
  await mail.pass(0);
  await mail.heal();
  await mail.pass(3600);

  expect(mail.arrived).toEqual([]);
  const { body } = await call('GET /api/notices', {}, talent);
  expect(body.notices).toMatchObject([{ kind: 'account', path: '/user/account' }]);
  expect(body.notices[0]?.text).toContain(`The mail server of ${talent.email} says`);
});

test('who has another address by now is told nothing of the old one', async ({
  services,
  db,
  call,
  given,
  mail,
}) => {
  const house = await given.house();
  await mail.fail(refusal);
  await tell(services, { source: 'old', account_id: house.id, letter, facts: letter.sample, by: ['email'] });

  await db.updateTable('account').set({ email: 'new@test.example' }).where('id', '=', house.id).execute();
  await mail.pass(0);

  const { body } = await call('GET /api/notices', {}, house);
  expect(body.notices).toEqual([]);
});

test('a reader of Hindi is told so in Hindi', async ({ services, db, call, given, mail }) => {
  const house = await given.house();
  await db.updateTable('account').set({ language: 'hi' }).where('id', '=', house.id).execute();
  await mail.fail(refusal);

  await tell(services, { source: 'hi', account_id: house.id, letter, facts: letter.sample, by: ['email'] });
  await mail.pass(0);

  const { body } = await call('GET /api/notices', {}, house);
  expect(body.notices).toMatchObject([{ path: '/production/account' }]);
  expect(body.notices[0]?.text).toContain(`${house.email} के मेल सर्वर के अनुसार`);
});
