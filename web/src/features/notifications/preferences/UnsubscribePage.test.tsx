import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/notifications/preferences/UnsubscribePage.tsx';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const stopped = { message: 'No more emails about news.', language: 'en', role: 'talent' } as const;

async function follow(query: string, { kind = 'audition', channel = 'sms', status = 200 } = {}) {
  const request = { url: `https://kirdaar.example/stop/t/${kind}/${channel}${query}` };
  const found = page.clientLoader({ params: { token: 't', kind, channel }, request } as never);
  const answered = status === 200 ? reply('POST /api/stops', stopped) : reject('POST /api/stops', status);
  const { body } = await answered;
  return { body, found: await found };
}

test('a link stops one kind of notification on one channel, and turns it on again when asked', async () => {
  const once = await follow('');
  const again = await follow('?again');

  const link = { token: 't', kind: expect.any(String), channel: 'sms' };
  expect([once.body, again.body]).toEqual([
    { ...link, wanted: false },
    { ...link, wanted: true },
  ]);
  expect([once.found.answer?.wanted, again.found.answer?.wanted]).toEqual([false, true]);
});

test('sends an unknown link as one that stops nothing else, and shows its rejection', async () => {
  const { body, found } = await follow('', { kind: 'everything', channel: 'pigeon', status: 404 });

  expect(body).toEqual({ token: 't', kind: 'account', channel: 'email', wanted: false });
  expect(found).toEqual({ rejection: 'Rejected.' });
  await openPage(page, found);
  expect(screen.getByText('Rejected.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['en', 'talent', '/user/'],
  ['hi', 'production', '/production/'],
])('says in %s what was stopped, and leads a %s to their settings', async (language, role, area) => {
  await openPage(page, { answer: { ...stopped, language, role, wanted: false } });

  expect(screen.getByRole('heading').textContent).toBe('Unsubscribed');
  for (const message of screen.getAllByText(stopped.message))
    expect(message.getAttribute('lang')).toBe(language);
  expect(screen.getByRole('link').getAttribute('href')).toMatch(new RegExp(`^${area}`));
  expect(screen.getByRole('button').textContent).toBe('Undo: subscribe again');
});

test('offers to stop a kind that was turned on again', async () => {
  await openPage(page, { answer: { ...stopped, wanted: true } });

  expect(screen.getByRole('heading').textContent).toBe('Subscribed again');
  expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeDefined();
  expect(document.querySelector<HTMLInputElement>('[name=wanted]')?.value).toBe('0');
  await act(async () => fireEvent.submit(document.querySelector('form') ?? document.body));
  expect(pending).toHaveLength(0);
});
