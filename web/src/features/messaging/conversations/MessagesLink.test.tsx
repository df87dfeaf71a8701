import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MessagesLink } from '#features/messaging/conversations/MessagesLink.tsx';
import type { Role } from '#session/area-of.ts';
import { mockServer } from '#testing/mock-server.ts';

let received: ReturnType<typeof mockServer>;

beforeEach(() => {
  received = mockServer({ answersLongPolls: true });
});
afterEach(() => {
  vi.useRealTimers();
});

async function show(role: Role) {
  const Site = createRoutesStub([{ path: '/', Component: () => <MessagesLink accountRole={role} /> }]);
  await act(async () => render(<Site />));
}
const answer = (unread: number, stamp: number) =>
  act(async () => received.at(-1)?.answer(200, { success: true, unread, stamp }));
const label = () => screen.getByRole('link').getAttribute('aria-label');

test.for([
  ['talent', '/api/user/unread-conversations'],
  ['production', '/api/production/unread-conversations'],
] as const)('counts the unread conversations of a %s account, and each change', async ([role, address]) => {
  await show(role);
  expect(label()).toBe('Messages');

  await answer(2, 7);
  expect(label()).toBe('Messages, 2 unread');
  expect(screen.getByRole('link').textContent).toBe('2');

  await answer(0, 8);
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
  await answer(2, 7);

  await act(async () => received.at(-1)?.lose());
  expect([label(), received.length]).toEqual(['Messages, 2 unread', 2]);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  await answer(3, 8);

  expect(label()).toBe('Messages, 3 unread');
});
