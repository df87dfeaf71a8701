import { randomBytes } from 'node:crypto';
import formBody from '@fastify/formbody';
import { rupees } from '@kirdaar/contract/rules/payments';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { SANDBOX_CHECKOUT } from '#features/billing/sandbox/open-sandbox.ts';
import { type CallbackForm, deliveries, outcomes, payOrder } from '#features/billing/sandbox/pay-order.ts';
import { findOrder } from '#features/billing/sandbox/queries.ts';
import type { Delivery } from '#features/billing/sandbox/tasks.ts';
import { escapeHtml } from '#platform/channels/email-template.ts';
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
        order.status === 'paid' ? paidPage(form.cancel_url, nonce) : checkoutPage(form, order.amount, nonce),
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

const deliveryLabels: Record<Delivery, string> = {
  once: 'It arrives',
  twice: 'It arrives twice',
  reversed: 'Its events arrive in reverse order',
  late: 'It arrives a minute late',
  never: 'It never arrives',
};

const style = `
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
  main { max-width: 26rem; margin: 0 auto; padding: 1.5rem }
  .note { border: 2px solid #b45309; border-radius: .5rem; padding: .75rem 1rem }
  .amount { font-size: 2rem; font-weight: 600; margin: .5rem 0 }
  button, a.button, select { font: inherit; display: block; box-sizing: border-box; width: 100%; min-height: 2.75rem;
    margin: .5rem 0 1rem; border-radius: .5rem; border: 1px solid currentColor; text-align: center }
  a.button { line-height: 2.75rem; color: inherit; text-decoration: none }
  .pay { background: #166534; color: #fff; border-color: #166534 }
  button { cursor: pointer; background: none }
`;

/** Renders the gateway's page, which says that no real money moves and offers to pay, pay late, fail or leave. */
function checkoutPage(form: Record<string, string>, amount: number, nonce: string): string {
  const hiddenFields = ['order_id', 'callback_url'].map((name) => hidden(name, form[name] ?? '')).join('');
  const options = Object.entries(deliveryLabels)
    .map(([value, label]) => `<option value="${value}">${label}</option>`)
    .join('');
  return page(
    'Test payment',
    nonce,
    `<h1>Test payment</h1>
    <p class="note"><strong>This is a test. No real money is charged</strong>, and you need no card or UPI.</p>
    <p>${escapeHtml(form.name ?? '')}: ${escapeHtml(form.description ?? '')}</p>
    <p class="amount">${rupees(amount)}</p>
    <form method="post" action="/sandbox/pay">${hiddenFields}
      <label for="delivery">How the webhook reaches the site</label>
      <select id="delivery" name="delivery">${options}</select>
      <button class="pay" name="outcome" value="success">Pay ${rupees(amount)}</button>
      <button name="outcome" value="reserve">Let the bank confirm it 10 minutes later</button>
      <button name="outcome" value="failure">Let the payment fail</button>
    </form>
    <a class="button" href="${escapeHtml(form.cancel_url ?? '/')}">Leave without paying</a>`,
  );
}

/** Renders the gateway's page of an order that is paid, for a browser that goes back to it. */
function paidPage(backUrl: string, nonce: string): string {
  return page(
    'Test payment',
    nonce,
    `<h1>Test payment</h1>
    <p class="note">This order is paid. You can’t pay it twice.</p>
    <a class="button" href="${escapeHtml(backUrl)}">Go back to the site</a>`,
  );
}

/** Renders a page that submits the gateway's form back to us, or shows a button without JavaScript. */
function returnPage(url: string, form: CallbackForm, nonce: string): string {
  const fields = Object.entries(form).map(([name, value]) => hidden(name, value));
  return page(
    'Back to the site',
    nonce,
    `<h1>Test payment</h1>
    <form method="post" action="${escapeHtml(url)}">${fields.join('')}
      <button>Go back to the site</button>
    </form>
    <script nonce="${nonce}">document.forms[0].submit()</script>`,
  );
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}

function page(title: string, nonce: string, content: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <style nonce="${nonce}">${style}</style>
  </head>
  <body><main>
    ${content}
  </main></body>
</html>
`;
}
