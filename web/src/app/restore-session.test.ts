import { expect, test } from 'vitest';
import { restoreSession } from '#app/restore-session.ts';
import { endSession } from '#features/accounts/identity/end-session.ts';
import { keptRole } from '#session/kept-session.ts';
import { readSession } from '#session/store.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { houseSession, talentSession } from '#testing/sample-session.ts';

const keep = (role: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: As the server sets it.
  document.cookie = `kept-session=${role}.half; path=/`;
};

test('takes back the session of either role, until it is logged out', async () => {
  keep('talent');
  const restoring = restoreSession();
  await reply('POST /api/user/session/restore', talentSession('kept'));
  await restoring;
  expect(readSession()).toMatchObject({ role: 'talent', token: 'kept' });
  expect(keptRole()).toBe('talent');

  keep('production');
  const asHouse = restoreSession();
  await reply('POST /api/production/session/restore', houseSession({}, 'of a house'));
  await asHouse;
  expect(readSession()).toMatchObject({ role: 'production', token: 'of a house' });

  const ending = endSession();
  pending.at(-1)?.lose();
  await ending;
  expect(keptRole()).toBeUndefined();
});

test('forgets a session that has ended, and tries again after a lost connection', async () => {
  keep('production');
  const lost = restoreSession();
  pending.at(-1)?.lose();
  await lost;
  expect(keptRole()).toBe('production');

  const ended = restoreSession();
  await reject('POST /api/production/session/restore', 401, { code: 'login_required' });
  await ended;
  expect(keptRole()).toBeUndefined();
  expect(readSession()).toBeUndefined();
});
