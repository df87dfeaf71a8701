import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { previewLetter } from '#features/messages/preview-letter.ts';
import type { AnyLetter } from '#platform/letter.ts';
import { readOutbox } from '#platform/outbox.ts';
import { Refusal } from '#platform/refusal.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

const MESSAGES_MOST = 50;

export function messageRoutes(app: FastifyInstance, { config }: Services, letters: AnyLetter[]) {
  serve(app, 'GET /api/dev/outbox', async () => {
    refuseInProduction(config);
    return { success: true, messages: await readOutbox(join(config.DATA_DIR, 'outbox'), MESSAGES_MOST) };
  });

  serve(app, 'GET /api/dev/letters', async ({ query }) => {
    refuseInProduction(config);
    const names = letters.map(({ name }) => name);
    return { success: true, letters: names, shown: previewLetter(config, letters, query) };
  });
}

function refuseInProduction({ mode }: Services['config']) {
  if (mode === 'production') throw new Refusal(404, 'There is no such call.');
}
