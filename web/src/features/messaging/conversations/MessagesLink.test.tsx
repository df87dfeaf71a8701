import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MessagesLink } from '#features/messaging/conversations/MessagesLink.tsx';
import type { Role } from '#session/area-of.ts';
import { mockServer, received, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

beforeEach(() => {
  mockServer({ answersLongPolls: true });
});

async function show(role: Role) {
  await openSite([{ path: '/', Component: () => <MessagesLink accountRole={role} /> }]);
}
const label = () => screen.getByRole('link').getAttribute('aria-label');

test.for([
  ['talent', '/api/user/unread-conversations'],
  ['production', '/api/production/unread-conversations'],
] as const)('counts the unread conversations of a %s account, and each change', async ([role, address]) => {
  await show(role);
  expect(label()).toBe('Messages');

  await reply(`GET ${address}`, { unread: 2, stamp: 7 });
  expect(label()).toBe('Messages, 2 unread');
  expect(screen.getByRole('link').textContent).toBe('2');

  await reply(`GET ${address}`, { unread: 0, stamp: 8 });
  expect(label()).toBe('Messages');
  expect(received.map(({ to }) => to)).toEqual([
    `GET ${address}`,
    `GET ${address}?stamp=7`,
    `GET ${address}?stamp=8`,
  ]);
});

test('asks again later after a failed request, and keeps the count until then', async () => {
  vi.useFakeTimers();
  await show('talent');
  await reply('GET /api/user/unread-conversations', { unread: 2, stamp: 7 });

  await act(async () => received.at(-1)?.lose());
  expect([label(), received.length]).toEqual(['Messages, 2 unread', 2]);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await reply('GET /api/user/unread-conversations', { unread: 3, stamp: 8 });

  expect(label()).toBe('Messages, 3 unread');
});
