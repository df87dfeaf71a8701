import { randomBytes } from 'node:crypto';
import formBody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { checkoutPage, paidPage, returnPage } from '#features/billing/sandbox/checkout-page.ts';
import { SANDBOX_CHECKOUT } from '#features/billing/sandbox/open-sandbox.ts';
import { outcomes, payOrder } from '#features/billing/sandbox/pay-order.ts';
import { findOrder } from '#features/billing/sandbox/queries.ts';
import { deliveries } from '#features/billing/sandbox/queue-events.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const PAY_PATH = '/sandbox/pay';

/** Registers the pages of the built-in gateway, only while it is the payment gateway in use. */
export async function sandboxRoutes(app: FastifyInstance, services: Services) {
  if (services.gateway?.name !== 'sandbox') return;
  // It sends browsers and their forms only to paths of this site.
  const path = z.string().regex(/^\/(?![/\\\s])/, 'Not a path of this site.');
  const checkoutForm = z.object({
    order_id: z.string().max(100),
    name: z.string().max(100),
    description: z.string().max(200),
    callback_url: path,
    cancel_url: path,
  });
  const payForm = z.object({
    order_id: z.string().max(100),
    callback_url: path,
    outcome: z.enum(outcomes),
    delivery: z.enum(deliveries).default('once'),
  });

  await app.register(async (scope) => {
    await scope.register(formBody);
    // Browsers go back only to a page that they did not post to.
    scope.post(SANDBOX_CHECKOUT, async (request, reply) => {
      const form = new URLSearchParams(checkoutForm.parse(request.body));
      return reply.redirect(`${SANDBOX_CHECKOUT}?${form}`, 303);
    });

    scope.get(SANDBOX_CHECKOUT, { exposeHeadRoute: false }, async (request, reply) => {
      const form = checkoutForm.parse(request.query);
      const order = await findOrder(services.db, form.order_id);
      if (!order) throw new AppError('order_not_found');
      return sendPage(reply, (nonce) =>
        order.status === 'paid'
          ? paidPage(form.cancel_url, nonce)
          : checkoutPage({ form, amount: order.amount }, nonce),
      );
    });

    scope.post(PAY_PATH, async (request, reply) => {
      const { order_id, callback_url, outcome, delivery } = payForm.parse(request.body);
      const callback = await payOrder(services, order_id, outcome, delivery);
      return sendPage(reply, (nonce) => returnPage(callback_url, callback, nonce));
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
