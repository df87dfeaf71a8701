import { randomBytes } from 'node:crypto';
import { perMinute } from '@kirdaar/contract/rates';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { deliveries } from '#features/sandbox/announce.ts';
import { checkoutPage, returnPage } from '#features/sandbox/checkout-page.ts';
import { SANDBOX_CHECKOUT } from '#features/sandbox/open-sandbox.ts';
import { outcomes, payOrder } from '#features/sandbox/pay-order.ts';
import { findOrder } from '#features/sandbox/queries.ts';
import { networkOf } from '#platform/network-of.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';
import { takeForms } from '#platform/take-forms.ts';

const PAY_PATH = '/sandbox/pay';

/** The pages of the built-in gateway; they are there only while it takes the payments. */
export async function sandboxRoutes(app: FastifyInstance, services: Services) {
  if (services.gateway?.name !== 'sandbox') return;
  // It sends browsers and their forms to no other site than the shop's.
  const address = z.string().regex(/^\/(?![/\\])/, 'Not an address of the shop.');
  const checkoutForm = z.object({
    order_id: z.string().max(100),
    name: z.string().max(100),
    description: z.string().max(200),
    callback_url: address,
    cancel_url: address,
  });
  const payForm = z.object({
    order_id: z.string().max(100),
    callback_url: address,
    outcome: z.enum(outcomes),
    delivery: z.enum(deliveries).default('once'),
  });

  await app.register(async (scope) => {
    takeForms(scope);
    scope.post(SANDBOX_CHECKOUT, async (request, reply) => {
      await app.countCall(request, `${SANDBOX_CHECKOUT} from ${networkOf(request.ip)}`, [perMinute(60)]);
      const form = checkoutForm.parse(request.body);
      const order = await findOrder(services.db, form.order_id);
      if (!order) throw new Refusal(404, 'There is no such order.');
      return sendPage(reply, (nonce) => checkoutPage({ form, amount: order.amount }, nonce));
    });

    scope.post(PAY_PATH, async (request, reply) => {
      await app.countCall(request, `${PAY_PATH} from ${networkOf(request.ip)}`, [perMinute(60)]);
      const { order_id, callback_url, outcome, delivery } = payForm.parse(request.body);
      const back = await payOrder(services, order_id, outcome, delivery);
      return sendPage(reply, (nonce) => returnPage(callback_url, back, nonce));
    });
  });
}

function sendPage(reply: FastifyReply, write: (nonce: string) => string) {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  reply.header('content-security-policy', policy.join('; ')).header('cache-control', 'no-store');
  return reply.type('text/html; charset=utf-8').send(write(nonce));
}
