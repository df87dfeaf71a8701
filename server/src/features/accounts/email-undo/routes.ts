import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { undoEmailChange } from '#features/accounts/email-undo/undo-email-change.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function emailUndoRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'POST /api/email-change/undo', async ({ body }) => ({
    success: true,
    message: msg('email_restored'),
    role: await undoEmailChange(services, body.token),
  }));
}
