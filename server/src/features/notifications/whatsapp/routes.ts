import type { FastifyInstance } from 'fastify';
import { answerChallenge } from '#features/notifications/whatsapp/answer-challenge.ts';
import { receiveWebhook } from '#features/notifications/whatsapp/receive-webhook.ts';
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
