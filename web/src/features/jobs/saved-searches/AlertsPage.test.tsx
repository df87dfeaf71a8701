import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/jobs/saved-searches/AlertsPage.tsx';
import { received } from '#testing/mock-server.ts';
import { openPosted, submitPosted } from '#testing/posted-page.tsx';

const token = '0d3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d22';
const search = { message: 'Alerts changed.', name: 'Pune', email_days: [1], alerts: true };
const open = (action: string, posted?: object) =>
  openPosted(page, '/alerts/:token/:action', `/alerts/${token}/${action}`, posted);
const after = (reply: object) => open('pause', { write: 'changeAlerts', reply: { ...search, ...reply } });
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('opening the link changes nothing, its button does', async () => {
  await open('pause');

  expect(buttons()).toEqual(['Pause alerts for 30 days']);
  expect(received).toEqual([]);
  expect(await submitPosted(page, { token }, { write: 'changeAlerts', action: 'pause' })).toEqual([
    ['/api/alerts', { token, action: 'pause' }],
  ]);
});

test('says how long alerts are paused, and turns them back on or off', async () => {
  await after({ paused_until: '2027-03-31T03:30:00.000Z' });

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Alerts paused');
  expect(screen.getByRole('status').textContent).toContain('until 31 Mar 2027');
  expect(buttons()).toEqual(['Turn alerts back on', 'Turn these alerts off']);
});

test.each([
  [{ alerts: false, paused_until: null }, 'Alerts turned off', ['Turn alerts back on']],
  [{ paused_until: null }, 'Alerts turned on', ['Turn these alerts off']],
])('after a change to %o the title is %s', async (state, title, offered) => {
  await after(state);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(buttons()).toEqual(offered);
});

test('shows an error for an invalid link', async () => {
  await open('end', { write: 'changeAlerts', error: { status: 404, message: 'This link no longer works.' } });

  expect(screen.getByRole('alert').textContent).toBe('This link no longer works.');
});

test('offers nothing for a link with an unknown action', async () => {
  await open('buy');

  expect(screen.getByRole('alert').textContent).toBe('This alert link no longer works.');
  expect(screen.queryByRole('button')).toBeNull();
});
