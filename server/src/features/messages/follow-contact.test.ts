import { expect } from 'vitest';
import { tell } from '#features/messages/tell.ts';
import { stepLetters } from '#features/timeline/letters.ts';
import { codeSentTo } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

const password = 'Saffron river 81';
const letter = stepLetters.shortlisted;
const safety = { ...letter, kind: 'account' } as const;
const told = (account_id: string) => ({
  account_id,
  letter,
  facts: letter.sample,
  by: ['email', 'whatsapp'] as const,
});
const NIGHT = new Date('2027-03-01T22:00:00+05:30');
const MORNING = new Date('2027-03-02T09:00:00+05:30');

test('a letter that waits for the morning goes to the email that was changed to', async ({
  services,
  call,
  clock,
  deliver,
  given,
}) => {
  clock.now = NIGHT;
  const quiet = { ...services, config: { ...services.config, QUIET_HOURS: true } };
  const talent = await given.talent({}, { password });
  const email = `${crypto.randomUUID()}@test.example`;
  await tell(quiet, { ...told(talent.id), by: ['email'], source: 'news' });
  await tell(quiet, { ...told(talent.id), by: ['email'], source: 'safety', letter: safety });

  await call('POST /api/user/change-email', { body: { email, password } }, talent);
  const otp = codeSentTo(email, await deliver());
  await call('POST /api/user/change-email/confirm', { body: { email, otp } }, talent);
  await deliver();
  clock.now = MORNING;

  const letters = (await deliver()).filter(({ subject }) => subject.startsWith('You are on the shortlist'));
  // Of what guards the account the address hears that was its own.
  expect(letters.map(({ to }) => to).sort()).toEqual([email, talent.email].sort());
});

test('a message that waits for the morning does not go to a number that was given up', async ({
  services,
  call,
  clock,
  deliver,
  given,
}) => {
  clock.now = NIGHT;
  const quiet = { ...services, config: { ...services.config, QUIET_HOURS: true } };
  const talent = await given.talent({}, { password });
  await given.whatsApp(talent.id);
  const mobile = '+919700000042';
  await tell(quiet, { ...told(talent.id), source: 'news of the night' });

  await call('POST /api/user/change-mobile', { body: { mobile, password } }, talent);
  const otp = codeSentTo(mobile, await deliver());
  await call('POST /api/user/change-mobile/confirm', { body: { mobile, otp } }, talent);
  await deliver();
  clock.now = MORNING;

  expect((await deliver()).map(({ channel }) => channel)).toEqual(['email']);
});

test('whoever was taken out of a team gets none of its letters any more', async ({
  services,
  call,
  db,
  clock,
  deliver,
  given,
}) => {
  clock.now = NIGHT;
  const quiet = { ...services, config: { ...services.config, QUIET_HOURS: true } };
  const house = await given.house();
  const member = await given.member(house, 'reviewer');
  await tell(quiet, { ...told(member.id), source: 'an answer' });

  await call('DELETE /api/production/team/members/:id', { params: { id: member.id } }, house);
  clock.now = MORNING;

  expect(await deliver()).toEqual([]);
  const message = db.selectFrom('message').select(['state', 'content']).where('source', '=', 'an answer');
  expect(await message.execute()).toEqual([{ state: 'dropped', content: null }]);
});
