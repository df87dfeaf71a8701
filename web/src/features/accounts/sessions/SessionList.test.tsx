import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { SessionList, sessionWrites } from '#features/accounts/sessions/SessionList.tsx';
import { press } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

const days = { created_at: '2026-03-01T20:00:00Z', last_used_on: '2026-03-05' };
const here = { id: 'a', device: 'Firefox on Linux', current: true, ...days };
const phone = { id: 'b', device: 'Chrome on Android', current: false, ...days };

async function show(sessions = [here, phone]) {
  const Component = () => <SessionList accountRole="talent" sessions={sessions} />;
  await openSite([{ path: '/', Component, action: pageAction(sessionWrites) }]);
}
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

test('logs one device out after confirmation, and reports it', async () => {
  await show();
  expect(screen.getAllByText('Logged in on 2 Mar 2026, last used on 5 Mar 2026')).toHaveLength(2);

  await press('Log out Chrome on Android');
  expect(screen.getByText('Log out Chrome on Android?')).toBeDefined();
  expect(pending).toHaveLength(0);
  await press('Log out device');
  expect([isDisabled('Log out Chrome on Android'), isDisabled('Log out all other devices')]).toEqual([
    true,
    true,
  ]);
  await reply('DELETE /api/user/sessions/b', { message: 'Logged out.' });

  expect(await screen.findByText('Logged out.')).toBeDefined();
});

test('logs all other devices out after confirmation, and says when that failed', async () => {
  await show();

  await press('Log out all other devices');
  expect(screen.getByText(/^Log out all other devices\? Your API keys/)).toBeDefined();
  await press('Log out other devices');
  expect(isDisabled('Log out Chrome on Android')).toBe(true);
  await reject('DELETE /api/user/sessions', 500, { message: '' });

  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t log out this device. Try again.');
});

test.each([
  ['Log out Chrome on Android', 'Log out device', 'DELETE /api/user/sessions/b'],
  ['Log out all other devices', 'Log out other devices', 'DELETE /api/user/sessions'],
] as const)('asks to log in again when this device was logged out (%s)', async (button, confirm, to) => {
  await show();

  await press(button);
  await press(confirm);
  await reject(to, 401);

  expect(await screen.findByText('This device was logged out.')).toBeDefined();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('offers nothing to log out on the only device', async () => {
  await show([here]);
  expect(screen.getByText('This device')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();

  await show([{ ...phone, device: 'Unknown device' }]);
  expect(screen.getByText('Unknown device')).toBeDefined();
});
