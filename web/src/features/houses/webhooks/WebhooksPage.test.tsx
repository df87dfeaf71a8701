import type { Webhook, WebhookDelivery } from '@kirdaar/contract/houses/webhooks';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import DeliveriesPage, * as deliveries from '#features/houses/webhooks/DeliveriesPage.tsx';
import WebhooksPage, * as webhooks from '#features/houses/webhooks/WebhooksPage.tsx';
import { press } from '#testing/controls.ts';
import { received, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

const id = '0e9f6d0a-7d2f-4a3c-8a57-5d3c3f0b9e10';
const webhook: Webhook = {
  id,
  url: 'https://hooks.lanternfilms.example/',
  events: ['application.received'],
  created_at: '2031-02-01T06:30:00.000Z',
  paused_at: null,
};
const delivery: WebhookDelivery = {
  id: '5d8a0e06-9f0f-4b0c-9d0e-2f1f3c7c1a11',
  event: 'application.received',
  created_at: '2031-02-01T06:30:00.000Z',
  state: 'failed',
  tries: 8,
  tried_at: '2031-02-02T06:30:00.000Z',
  status: null,
  payload: { stage: 'applied' },
};

const DELIVERIES = `GET /api/production/webhooks/${id}/deliveries` as const;

async function open(path: string) {
  const pages = [
    {
      path: '/production/account/webhooks',
      Component: WebhooksPage,
      loader: webhooks.clientLoader,
      action: webhooks.clientAction,
    },
    {
      path: '/production/account/webhooks/:id',
      Component: DeliveriesPage,
      loader: deliveries.clientLoader,
      action: deliveries.clientAction,
    },
  ];
  await openSite(pages, path);
}

test('adds a webhook for the chosen events and shows its secret once', async () => {
  await open('/production/account/webhooks');
  await reply('GET /api/production/webhooks', { webhooks: [] });

  fireEvent.change(screen.getByLabelText(/URL/), { target: { value: webhook.url } });
  fireEvent.click(screen.getByLabelText('Changed stage'));
  await press('Add webhook');

  expect(received.at(-1)).toMatchObject({
    to: 'POST /api/production/webhooks',
    body: { url: webhook.url, events: ['application.received'] },
  });
  await reply('POST /api/production/webhooks', { secret: 'whsec_abc' });
  await reply('GET /api/production/webhooks', { webhooks: [webhook] });
  expect(screen.getByText('whsec_abc')).toBeTruthy();
  await press(`Remove the webhook to ${webhook.url}`);
  await press('Remove webhook');
  expect(received.at(-1)?.to).toBe(`DELETE /api/production/webhooks/${id}`);
});

test('shows failed deliveries, resumes a paused webhook and sends an event again', async () => {
  await open(`/production/account/webhooks/${id}`);
  const paused = { ...webhook, paused_at: '2031-02-02T06:30:00.000Z' };
  await reply(DELIVERIES, { webhook: paused, deliveries: [delivery] });

  expect(screen.getByText('Not delivered: tried 8 times, no answer')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('This webhook has been paused since');
  await press('Resume webhook');
  expect(received.at(-1)?.to).toBe(`POST /api/production/webhooks/${id}/resume`);
  await reply(`POST /api/production/webhooks/${id}/resume`, { message: 'Webhook resumed.' });
  await reply(DELIVERIES, { webhook, deliveries: [delivery] });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Send again: New application/ }));
  await act(async () => {});
  expect(received.at(-1)?.to).toBe(`POST /api/production/webhook-deliveries/${delivery.id}/send-again`);
});
