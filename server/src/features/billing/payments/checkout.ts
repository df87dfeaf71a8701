import type { StoredOrder } from '#features/billing/payments/queries.ts';
import type { Gateway } from '#platform/channels/payment-gateway.ts';
import { type Config, siteAddress } from '#platform/config/config.ts';

export const CALLBACK_PATH = '/api/payments/callback';

/** Returns the page to which the gateway sends the browser back. */
export function orderPath(orderId: string): string {
  return `/user/my-subscription?order=${orderId}`;
}

/** Builds the form that sends the browser to the gateway's page. */
export function checkoutForm(config: Config, { name, keyId, checkoutUrl }: Gateway, order: StoredOrder) {
  // The built-in gateway is this site, so the URL is relative: the browser stays on the host where it is
  // logged in.
  const site = name === 'sandbox' ? '' : siteAddress(config);
  const fields: Record<string, string> = {
    key_id: keyId,
    order_id: order.gateway_order_id ?? '',
    amount: String(order.amount_paise),
    currency: 'INR',
    name: config.PRODUCT_NAME,
    description: `${order.plan_name} plan`,
    'prefill[name]': order.buyer_name,
    callback_url: `${site}${CALLBACK_PATH}`,
    cancel_url: `${site}${orderPath(order.id)}`,
  };
  return { action: checkoutUrl, fields };
}
