import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { receiveWebhook } from '#features/notifications/whatsapp/receive-webhook.ts';
import type { Config } from '#platform/config/config.ts';
import { AppError } from '#platform/http/app-error.ts';
import { timingSafeCompare } from '#platform/http/signature.ts';
import type { Services } from '#platform/services.ts';

const PATH = '/api/whatsapp/webhook';
/** The largest webhook payload that WhatsApp sends. */
const NEWS_BYTES = 3 * 1024 * 1024;

export async function whatsappRoutes(app: FastifyInstance, services: Services) {
  app.get<{ Querystring: Record<string, unknown> }>(PATH, async ({ query }, reply) => {
    return reply.type('text/plain; charset=utf-8').send(answerChallenge(services.config, query));
  });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: NEWS_BYTES },
      async (_: unknown, body: Buffer) => body,
    );
    scope.post<{ Body?: Buffer }>(PATH, async ({ body = Buffer.alloc(0), headers }) => {
      await receiveWebhook(services, body, String(headers['x-hub-signature-256'] ?? ''));
      return { success: true };
    });
  });
}

const question = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string(),
  'hub.challenge': z.string().regex(/^[\w-]{1,200}$/),
});

function answerChallenge({ WHATSAPP_VERIFY_TOKEN }: Config, query: unknown): string {
  const { data } = question.safeParse(query);
  if (!data) throw new AppError('webhook_unreadable');
  if (!WHATSAPP_VERIFY_TOKEN || !timingSafeCompare(WHATSAPP_VERIFY_TOKEN, data['hub.verify_token'])) {
    throw new AppError('webhook_challenge_invalid');
  }
  return data['hub.challenge'];
}
