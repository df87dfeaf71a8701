import formBody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { CALLBACK_PATH, createOrder } from '#features/billing/payments/create-order.ts';
import { describeOrder, readOrder } from '#features/billing/payments/read-order.ts';
import { handleCallback, receiveEvent, returnPage } from '#features/billing/payments/receive-event.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export async function paymentRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'POST /api/user/orders', async ({ actor, body, translate }) => {
    const { order, checkout } = await createOrder(services, actor.id, body);
    return { success: true, order: describeOrder(order, translate), checkout };
  });

  serve(app, 'GET /api/user/orders/:id', async ({ actor, params, translate }) => {
    return { success: true, order: await readOrder(services, actor.id, params.id, translate) };
  });

  await app.register(async (scope) => {
    await scope.register(formBody);
    // The gateway's page makes the browser submit this form from another site.
    scope.post(CALLBACK_PATH, { config: { fromOtherSites: true } }, async ({ body, query }, reply) => {
      return reply.redirect(await handleCallback(services, body, query), 303);
    });
    // Some in-app browsers reload the last address, without its form.
    scope.get(CALLBACK_PATH, { exposeHeadRoute: false }, async ({ query }, reply) => {
      return reply.redirect(returnPage(query), 303);
    });
  });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_: unknown, body: Buffer) => body,
    );
    scope.post<{ Body: Buffer }>('/api/payments/webhook', async ({ body, headers }) => {
      const [id, signature] = [headers['x-razorpay-event-id'], headers['x-razorpay-signature']];
      await receiveEvent(services, {
        id: String(id ?? ''),
        signature: String(signature ?? ''),
        body: body ?? Buffer.alloc(0),
      });
      return { success: true };
    });
  });
}
