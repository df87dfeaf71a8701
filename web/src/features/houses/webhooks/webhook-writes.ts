import type { WebhookEvent } from '@kirdaar/contract/rules/webhooks';
import { callApi } from '#api/call-api.ts';

const byId = (id: string) => ({ params: { id } });

export const webhookWrites = {
  addWebhook: (body: { url: string; events: WebhookEvent[] }) =>
    callApi('POST /api/production/webhooks', { body }),
  removeWebhook: (id: string) => callApi('DELETE /api/production/webhooks/:id', byId(id)),
};

export const deliveryWrites = {
  resumeWebhook: (id: string) => callApi('POST /api/production/webhooks/:id/resume', byId(id)),
  testWebhook: (id: string) => callApi('POST /api/production/webhooks/:id/test', byId(id)),
  sendAgain: (id: string) => callApi('POST /api/production/webhook-deliveries/:id/send-again', byId(id)),
};
