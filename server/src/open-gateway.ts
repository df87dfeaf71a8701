import { openSandbox } from '#features/billing/sandbox/open-sandbox.ts';
import { type Gateway, openGateway, type Send } from '#platform/channels/payment-gateway.ts';
import type { Services } from '#platform/services.ts';

const API = 'https://api.razorpay.com/v1';
const TIMEOUT_MS = 10_000;

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

/** Opens Razorpay with an API key from its dashboard. */
function openRazorpay(keyId: string, keySecret: string, webhookSecret: string): Gateway {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;

  const send: Send = async (method, path, body) => {
    const response = await fetch(API + path, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    });
    // The error's details may quote the buyer, so they are left out.
    if (!response.ok) throw new Error(`Razorpay answered ${method} ${path} with ${response.status}`);
    return response.json();
  };
  const checkoutUrl = `${API}/checkout/embedded`;
  return openGateway({ name: 'razorpay', keyId, keySecret, webhookSecret, checkoutUrl, send });
}
