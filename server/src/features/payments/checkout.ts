import type { StoredOrder } from '#features/payments/queries.ts';
import { type Config, siteAddress } from '#platform/config.ts';
import type { Gateway } from '#platform/gateway.ts';

export const CALLBACK_PATH = '/api/payments/callback';

/** Where the gateway's page leads back to. */
export function orderPage(orderId: string): string {
  return `/user/my-subscription?order=${orderId}`;
}

/** The form that takes the browser to the gateway's page. */
export function checkoutOf(config: Config, { name, keyId, checkoutUrl }: Gateway, order: StoredOrder) {
  // The built-in gateway is this very site, by whatever name the browser calls it and is logged in there.
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
    cancel_url: `${site}${orderPage(order.id)}`,
  };
  return { action: checkoutUrl, fields };
}
