import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readOutbox } from '#platform/outbox.ts';
import { Refusal } from '#platform/refusal.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

const MESSAGES_MOST = 50;

export function messageRoutes(app: FastifyInstance, { config }: Services) {
  serve(app, 'GET /api/dev/outbox', async () => {
    if (config.mode === 'production') throw new Refusal(404, 'There is no such call.');
    return { success: true, messages: await readOutbox(join(config.DATA_DIR, 'outbox'), MESSAGES_MOST) };
  });
}
