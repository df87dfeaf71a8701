import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { previewEmail } from '#features/notifications/dispatch/preview-email.ts';
import type { AnyEmailTemplate } from '#platform/channels/email-template.ts';
import { readOutbox } from '#platform/channels/outbox.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const MAX_MESSAGES = 50;

export function outboxRoutes(app: FastifyInstance, { config }: Services, templates: AnyEmailTemplate[]) {
  serve(app, 'GET /api/dev/outbox', async () => {
    rejectInProduction(config);
    return { success: true, messages: await readOutbox(join(config.DATA_DIR, 'outbox'), MAX_MESSAGES) };
  });

  serve(app, 'GET /api/dev/emails', async ({ query }) => {
    rejectInProduction(config);
    const names = templates.map(({ name }) => name);
    return { success: true, templates: names, shown: previewEmail(config, templates, query) };
  });
}

function rejectInProduction({ mode }: Services['config']) {
  if (mode === 'production') throw new AppError('endpoint_not_found');
}
