import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import OutboxPage from '#features/messages/OutboxPage.tsx';

afterEach(cleanup);

function open(messages: object[]) {
  // The router gives the page its loader's data, whatever else the page's type asks for.
  const Component = OutboxPage as ComponentType;
  const Site = createRoutesStub([{ path: '/', Component, loader: () => ({ messages }) }]);
  render(<Site />);
}

test('a message of the outbox is shown whole, with its code at hand', async () => {
  const text = 'Your code is 123456.';
  const sent = { channel: 'email', to: 'asha@example.com', sent_at: '2026-03-01T10:00:00.000Z' };
  open([{ id: '1', subject: 'Your code', text, ...sent }]);

  expect(await screen.findByRole('heading', { name: 'Your code' })).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByText(/Email to asha@example\.com/)).toBeDefined();
  expect(screen.getByText('123456')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy the code' })).toBeDefined();
});

test('an empty outbox says so', async () => {
  open([]);

  expect(await screen.findByText('No messages yet. New ones appear by themselves.')).toBeDefined();
});
