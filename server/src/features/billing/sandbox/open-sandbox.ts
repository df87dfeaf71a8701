import { answerRequests } from '#features/billing/sandbox/answer-request.ts';
import { sandboxSecrets } from '#features/billing/sandbox/sandbox-secrets.ts';
import { type Gateway, openGateway } from '#platform/channels/payment-gateway.ts';
import type { Services } from '#platform/services.ts';

export const SANDBOX_CHECKOUT = '/sandbox/checkout';

/** Creates the built-in test gateway; no real money moves. */
export function openSandbox(context: Pick<Services, 'db' | 'now' | 'queue' | 'secrets'>): Gateway {
  const { callback, webhook } = sandboxSecrets(context.secrets);
  return openGateway({
    name: 'sandbox',
    keyId: 'rzp_sandbox',
    keySecret: callback,
    webhookSecret: webhook,
    checkoutUrl: SANDBOX_CHECKOUT,
    send: answerRequests(context),
  });
}
