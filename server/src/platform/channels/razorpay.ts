import { type Gateway, openGateway, type Send } from '#platform/channels/payment-gateway.ts';

const API = 'https://api.razorpay.com/v1';
const TIMEOUT_MS = 10_000;

/** Opens Razorpay with an API key from its dashboard. */
export function openRazorpay(keyId: string, keySecret: string, webhookSecret: string): Gateway {
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
