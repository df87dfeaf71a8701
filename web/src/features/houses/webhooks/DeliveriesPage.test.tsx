import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/houses/webhooks/DeliveriesPage.tsx';
import { press } from '#testing/controls.ts';
import { reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const webhook = { id: 'w', url: 'https://reel.example/hook', events: [], created_at: '', paused_at: null };
const delivery = {
  ...{ id: 'd', event: 'application.received', created_at: '2026-03-01T10:00:00Z', payload: { job_id: 'j' } },
  ...{ state: 'delivered', tries: 1, tried_at: null, status: 200 },
};

test.each([
  [{ state: 'waiting', tries: 0, status: null }, 'Waiting to be sent'],
  [{ state: 'waiting', tries: 2, status: 500 }, 'Tried 2 times, answer 500. We will try again.'],
  [{}, 'Delivered, answer 200'],
  [{ state: 'failed', tries: 1, status: null }, 'Not delivered: tried once, no answer'],
])('says of a delivery with %j what came of it', async (fields, text) => {
  await openPage(page, { webhook, deliveries: [{ ...delivery, ...fields }] });

  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Send again/ }) === null).toBe(
    text.startsWith('Waiting') || text.endsWith('again.'),
  );
});

test('shows what was sent and sends it again', async () => {
  await openPage(page, { webhook, deliveries: [delivery] });
  expect(JSON.parse(document.querySelector('pre')?.textContent ?? '')).toEqual({
    ...{ type: 'application.received', timestamp: '2026-03-01T10:00:00Z', data: { job_id: 'j' } },
  });
  expect(screen.queryByText(/^We sent nothing/)).toBeNull();

  await press('Send again: New application, 1 Mar 2026, 3:30 pm IST');
  await reply('POST /api/production/webhook-deliveries/d/send-again');
  await press('Send a test event');
  await reply('POST /api/production/webhooks/w/test');
});

test('resumes a webhook that is paused, to which no test event is sent', async () => {
  await openPage(page, { webhook: { ...webhook, paused_at: '2026-03-01T10:00:00Z' }, deliveries: [] });
  expect(screen.getByText(/^This webhook has been paused since 1 Mar 2026/)).toBeDefined();
  expect(screen.getByText('We sent nothing in the last 30 days.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send a test event' })).toBeNull();

  await press('Resume webhook');
  await reply('POST /api/production/webhooks/w/resume');
  cleanup();
  await openPage(page, { webhook, deliveries: [] });
  expect(screen.queryByText(/has been paused/)).toBeNull();
});
