import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import OutboxPage from '#features/notifications/dispatch/OutboxPage.tsx';

function open(messages: object[]) {
  // The router passes the loader's data; the other props of the page's type are not needed.
  const Component = OutboxPage as ComponentType;
  const Site = createRoutesStub([{ path: '/', Component, loader: () => ({ messages }) }]);
  render(<Site />);
}

test('shows a delivery of the outbox in full, with its code to copy', async () => {
  const text = 'Your code is 123456.';
  const sent = { channel: 'email', to: 'asha@example.com', sent_at: '2026-03-01T10:00:00.000Z' };
  open([{ id: '1', subject: 'Your code', text, ...sent }]);

  expect(await screen.findByRole('heading', { name: 'Your code' })).toBeDefined();
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByText(/Email to asha@example\.com/)).toBeDefined();
  expect(screen.getByText('123456')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Copy the code' })).toBeDefined();
});

test('shows an empty state for an empty outbox', async () => {
  open([]);

  expect(await screen.findByText('No messages yet. New ones appear here.')).toBeDefined();
});
