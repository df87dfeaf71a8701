import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import {
  addWebhook,
  requireWebhook,
  resumeWebhook,
  testWebhook,
} from '#features/houses/webhooks/change-webhooks.ts';
import {
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  updateToWaiting,
} from '#features/houses/webhooks/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const SHOWN_DELIVERIES = 100;

export function webhookRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;

  serve(app, 'GET /api/production/webhooks', async ({ actor }) => {
    return { success: true, webhooks: await listWebhooks(db, actor.production_house_id) };
  });

  serve(app, 'POST /api/production/webhooks', async ({ actor, body }) => {
    return { success: true, secret: await addWebhook(services, actor, body) };
  });

  serve(app, 'DELETE /api/production/webhooks/:id', async ({ actor, params }) => {
    const deleted = await deleteWebhook(db, actor.production_house_id, params.id);
    if (!deleted) throw new AppError('webhook_not_found');
    return { success: true, message: msg('webhook_removed') };
  });

  serve(app, 'POST /api/production/webhooks/:id/resume', async ({ actor, params }) => {
    await resumeWebhook(services, actor, params.id);
    return { success: true, message: msg('webhook_resumed') };
  });

  serve(app, 'POST /api/production/webhooks/:id/test', async ({ actor, params }) => {
    await testWebhook(services, actor, params.id);
    return { success: true, message: msg('webhook_test_added') };
  });

  serve(app, 'GET /api/production/webhooks/:id/deliveries', async ({ actor, params }) => {
    const webhook = await requireWebhook(services, actor.production_house_id, params.id);
    return { success: true, webhook, deliveries: await listDeliveries(db, params.id, SHOWN_DELIVERIES) };
  });

  serve(app, 'POST /api/production/webhook-deliveries/:id/send-again', async ({ actor, params }) => {
    const found = await updateToWaiting(db, actor.production_house_id, params.id);
    if (!found) throw new AppError('webhook_not_found');
    return { success: true, message: msg('webhook_event_again') };
  });
}
