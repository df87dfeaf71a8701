import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/notifications/preferences/UnsubscribePage.tsx';
import { received } from '#testing/mock-server.ts';
import { openPosted, submitPosted } from '#testing/posted-page.tsx';

const stopped = { message: 'No more emails about news.', language: 'en', role: 'talent' } as const;
const open = (posted?: object) =>
  openPosted(page, '/stop/:token/:kind/:channel', '/stop/t/auditions/sms', posted);

test('opening the link stops nothing, a button does', async () => {
  await open();

  expect(screen.getByRole('button').textContent).toBe('Unsubscribe');
  expect(received).toEqual([]);
  const params = { token: 't', kind: 'auditions', channel: 'sms' };
  const once = await submitPosted(page, params, { write: 'stop', wanted: '0' });
  const again = await submitPosted(page, params, { write: 'stop', wanted: '1' });
  expect(once).toEqual([['/api/stops', { ...params, wanted: false }]]);
  expect(again).toEqual([['/api/stops', { ...params, wanted: true }]]);
});

test('sends an unknown link as one that stops nothing else, and shows its rejection', async () => {
  const params = { token: 't', kind: 'everything', channel: 'pigeon' };
  const [sent] = await submitPosted(page, params, { write: 'stop', wanted: '0' });

  expect(sent?.[1]).toEqual({ token: 't', kind: 'account', channel: 'email', wanted: false });
  await open({ write: 'stop', error: { status: 404, message: 'Rejected.' } });
  expect(screen.getByText('Rejected.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['en', 'talent', '/user/'],
  ['hi', 'production', '/production/'],
])('says in %s what was stopped, and leads a %s to their settings', async (language, role, area) => {
  await open({ write: 'stop', typed: { wanted: '0' }, reply: { ...stopped, language, role } });

  expect(screen.getByRole('heading').textContent).toBe('Unsubscribed');
  expect(screen.getByText(stopped.message).getAttribute('lang')).toBe(language);
  expect(screen.getByRole('link').getAttribute('href')).toMatch(new RegExp(`^${area}`));
  expect(screen.getByRole('button').textContent).toBe('Undo: subscribe again');
});

test('offers to stop a kind that was turned on again', async () => {
  await open({ write: 'stop', typed: { wanted: '1' }, reply: stopped });

  expect(screen.getByRole('heading').textContent).toBe('Subscribed again');
  expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeDefined();
  expect(document.querySelector<HTMLInputElement>('[name=wanted]')?.value).toBe('0');
});
