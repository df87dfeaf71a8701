import { perMinute } from '@kirdaar/contract/rates';
import type { FastifyInstance } from 'fastify';
import { CALLBACK_PATH } from '#features/payments/checkout.ts';
import { makeOrder } from '#features/payments/make-order.ts';
import { readOrder, tellOrder } from '#features/payments/read-order.ts';
import { receiveEvent } from '#features/payments/receive-event.ts';
import { takeCallback } from '#features/payments/take-callback.ts';
import { networkOf } from '#platform/network-of.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';
import { takeForms } from '#platform/take-forms.ts';

export async function paymentRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'POST /api/user/orders', async ({ actor, body }) => {
    const { order, checkout } = await makeOrder(services, actor.id, body);
    return { success: true, order: tellOrder(order), checkout };
  });

  serve(app, 'GET /api/user/orders/:id', async ({ actor, params }) => {
    return { success: true, order: await readOrder(services, actor.id, params.id) };
  });

  await app.register(async (scope) => {
    takeForms(scope);
    // The gateway's page makes the browser send this form.
    scope.post(CALLBACK_PATH, { config: { fromOtherSites: true } }, async (request, reply) => {
      await app.countCall(request, `${CALLBACK_PATH} from ${networkOf(request.ip)}`, [perMinute(60)]);
      return reply.redirect(await takeCallback(services, request.body), 303);
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
