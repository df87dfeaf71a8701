import { z } from 'zod';
import { orderPage } from '#features/payments/checkout.ts';
import { findOrderAtGateway } from '#features/payments/queries.ts';
import { settleOrder } from '#features/payments/settle-order.ts';
import type { Services } from '#platform/services.ts';

const success = z.object({
  razorpay_payment_id: z.string().max(100),
  razorpay_order_id: z.string().max(100),
  razorpay_signature: z.string().max(200),
});
const failure = z.object({ 'error[metadata]': z.string().max(1000) });
const metadata = z.object({ order_id: z.string().max(100) });

/**
 * The browser comes back from the gateway. What it brings is only believed enough to ask the gateway itself;
 * returns the page to go on to.
 */
export async function takeCallback(services: Services, form: unknown): Promise<string> {
  const named = orderNamedIn(services, form);
  const order = named ? await findOrderAtGateway(services.db, named) : undefined;
  if (!order?.gateway_order_id) return '/user/plans';
  // When the gateway is away, its event or the reconciler tells us later.
  await settleOrder(services, order.gateway_order_id).catch(() => {});
  return orderPage(order.id);
}

/** The order of a callback: of a success only when the gateway signed it. */
function orderNamedIn({ gateway }: Services, form: unknown): string | undefined {
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
