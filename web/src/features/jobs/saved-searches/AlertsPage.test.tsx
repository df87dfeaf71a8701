import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import AlertsPage, { clientLoader } from '#features/jobs/saved-searches/AlertsPage.tsx';
import { received, reject, reply } from '#testing/mock-server.ts';

const token = '0d3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d22';
const search = { message: 'Alerts changed.', name: 'Pune', email_days: [1] };

async function open(action: string) {
  const page = { path: '/alerts/:token/:action', Component: AlertsPage, loader: clientLoader };
  // The stub has no types for this route.
  const Site = createRoutesStub([page as Parameters<typeof createRoutesStub>[0][number]]);
  await act(async () => render(<Site initialEntries={[`/alerts/${token}/${action}`]} />));
}
const answer = (paused_until: string | null) =>
  reply('POST /api/alerts', { ...search, alerts: true, paused_until });

test('pauses alerts by the email link and resumes them in one click, each through its own URL', async () => {
  await open('pause');
  await answer('2027-03-31T03:30:00.000Z');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Alerts paused');
  expect(screen.getByRole('status').textContent).toContain('until 31 Mar 2027');

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Turn alerts back on' })));
  await answer(null);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Alerts turned on');
  expect(received.map(({ to, body }) => [to, body])).toEqual([
    ['POST /api/alerts', { token, action: 'pause' }],
    ['POST /api/alerts', { token, action: 'resume' }],
  ]);
});

test('shows an error for an invalid link', async () => {
  await open('end');
  await reject('POST /api/alerts', 404, { message: 'No.' });

  expect(screen.getByRole('alert').textContent).toBe('This alert link no longer works.');
});

test('sends no request for a link with an unknown action', async () => {
  await open('buy');

  expect(screen.getByRole('alert').textContent).toBe('This alert link no longer works.');
  expect(received).toEqual([]);
});
