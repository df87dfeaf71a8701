import { openSandbox } from '#features/billing/sandbox/open-sandbox.ts';
import type { Gateway } from '#platform/channels/payment-gateway.ts';
import { openRazorpay } from '#platform/channels/razorpay.ts';
import type { Services } from '#platform/services.ts';

export function openPaymentGateway(
  world: Pick<Services, 'config' | 'db' | 'now' | 'queue' | 'secrets'>,
): Gateway | undefined {
  const {
    PAYMENTS,
    RAZORPAY_KEY_ID = '',
    RAZORPAY_KEY_SECRET = '',
    RAZORPAY_WEBHOOK_SECRET = '',
  } = world.config;
  if (PAYMENTS === 'sandbox') return openSandbox(world);
  if (PAYMENTS === 'off') return undefined;
  return openRazorpay(RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET, RAZORPAY_WEBHOOK_SECRET);
}
