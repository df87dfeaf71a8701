import { expect } from 'vitest';
import { forgetMessages } from '#features/messages/tasks.ts';
import { tell } from '#features/messages/tell.ts';
import { releaseLetter } from '#features/releases/letters.ts';
import { test } from '#testing/test.ts';

const DAY_MS = 86_400_000;

test('what was sent is forgotten after a while, and what never left is given up', async ({
  services,
  db,
  clock,
  deliver,
  given,
}) => {
  const talent = await given.talent();
  const told = { account_id: talent.id, letter: releaseLetter, facts: releaseLetter.sample };
  await tell(services, { ...told, source: 'sent' });
  await deliver();
  await tell(services, { ...told, source: 'stuck' });
  const messages = db.selectFrom('message').select(['source', 'state', 'content']).orderBy('source');
  const begun = clock.now.getTime();

  clock.now = new Date(begun + 31 * DAY_MS);
  await forgetMessages.run(services, {}, 'first night');
  const after = await messages.execute();
  clock.now = new Date(begun + 181 * DAY_MS);
  await forgetMessages.run(services, {}, 'later night');

  expect(after).toEqual([
    { source: 'sent', state: 'sent', content: null },
    { source: 'stuck', state: 'failed', content: null },
  ]);
  expect(await messages.execute()).toEqual([]);
  expect(await db.selectFrom('notice').select('id').execute()).toEqual([]);
});
