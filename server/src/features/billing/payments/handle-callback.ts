import { z } from 'zod';
import { orderPath } from '#features/billing/payments/checkout.ts';
import { findOrderByGatewayId } from '#features/billing/payments/queries.ts';
import { settleOrder } from '#features/billing/reconciliation/settle-order.ts';
import type { Services } from '#platform/services.ts';

const success = z.object({
  razorpay_payment_id: z.string().max(100),
  razorpay_order_id: z.string().max(100),
  razorpay_signature: z.string().max(200),
});
const failure = z.object({ 'error[metadata]': z.string().max(1000) });
const metadata = z.object({ order_id: z.string().max(100) });

/**
 * Handles the browser's return from the gateway and returns the page to redirect to. The form is not trusted:
 * it only names the order to look up at the gateway.
 */
export async function handleCallback(services: Services, form: unknown): Promise<string> {
  const gatewayOrderId = gatewayOrderIdIn(services, form);
  const order = gatewayOrderId ? await findOrderByGatewayId(services.db, gatewayOrderId) : undefined;
  if (!order?.gateway_order_id) return '/user/plans';
  // If the gateway does not respond, its webhook or the reconciliation task settles the order later.
  await settleOrder(services, order.gateway_order_id).catch(() => {});
  return orderPath(order.id);
}

/** Returns the gateway order id in a callback; a success callback must be signed by the gateway. */
function gatewayOrderIdIn({ gateway }: Services, form: unknown): string | undefined {
  const paid = success.safeParse(form).data;
  if (paid) {
    const { razorpay_order_id: order, razorpay_payment_id: payment, razorpay_signature: signature } = paid;
    return gateway?.isCallbackSigned(order, payment, signature) ? order : undefined;
  }
  const failed = failure.safeParse(form).data;
  return failed && metadata.safeParse(parseJson(failed['error[metadata]'])).data?.order_id;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
