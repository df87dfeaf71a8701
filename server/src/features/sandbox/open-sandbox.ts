import { answerCalls } from '#features/sandbox/answer-call.ts';
import { sandboxSecrets } from '#features/sandbox/sandbox-secrets.ts';
import { type Gateway, openGateway } from '#platform/gateway.ts';
import type { Services } from '#platform/services.ts';

export const SANDBOX_CHECKOUT = '/sandbox/checkout';

/** The built-in gateway, for trying out; nothing is really paid. */
export function openSandbox(world: Pick<Services, 'db' | 'now' | 'queue' | 'secrets'>): Gateway {
  const { callback, webhook } = sandboxSecrets(world.secrets);
  return openGateway({
    name: 'sandbox',
    keyId: 'rzp_sandbox',
    keySecret: callback,
    webhookSecret: webhook,
    checkoutUrl: SANDBOX_CHECKOUT,
    send: answerCalls(world),
  });
}
