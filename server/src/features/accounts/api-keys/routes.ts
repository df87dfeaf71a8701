import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { createApiKey } from '#features/accounts/api-keys/create-api-key.ts';
import { deleteSessionOfAccount, listApiKeys } from '#features/accounts/sessions/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function apiKeyRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/account/api-keys', async ({ actor }) => {
    return { success: true, api_keys: await listApiKeys(db, actor.id, now()) };
  });

  serve(app, 'POST /api/account/api-keys', async ({ actor, body, client }) => {
    return { success: true, key: await createApiKey(services, actor, body, client) };
  });

  serve(app, 'DELETE /api/account/api-keys/:id', async ({ actor, params }) => {
    const ended = await deleteSessionOfAccount(db, actor.id, params.id, 'api key');
    if (!ended) throw new AppError('api_key_not_found');
    return { success: true, message: msg('api_key_ended') };
  });
}
