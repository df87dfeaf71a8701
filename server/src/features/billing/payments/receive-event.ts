import { z } from 'zod';
import { orderPath } from '#features/billing/payments/create-order.ts';
import { findOrderByGatewayId, insertEvent } from '#features/billing/payments/queries.ts';
import { recordPayment } from '#features/billing/payments/record-payment.ts';
import { settleOrder } from '#features/billing/reconciliation/settle-order.ts';
import { recordRefund } from '#features/billing/refunds/record-refund.ts';
import { gatewayPayment, gatewayRefund } from '#platform/channels/payment-gateway.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const webhookEvent = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z.object({ entity: gatewayPayment }).optional(),
    refund: z.object({ entity: gatewayRefund }).optional(),
  }),
});

interface ReceivedEvent {
  /** The gateway repeats this id when it sends the same event again. */
  id: string;
  signature: string;
  /** The raw bytes as received; the signature covers these. */
  body: Buffer;
}

/** Processes a webhook event of the gateway once, with all its effects in one transaction. */
export async function receiveEvent(services: Services, { id, signature, body }: ReceivedEvent) {
  const { db, now, gateway } = services;
  if (!gateway?.isEventSigned(body, signature)) throw new AppError('signature_invalid');
  const { data } = webhookEvent.safeParse(parseJson(body.toString()));
  if (!data || !id) throw new AppError('webhook_unreadable');

  await db.transaction().execute(async (trx) => {
    const event = { id, kind: data.event, body: body.toString(), received_at: now().toISOString() };
    if (!(await insertEvent(trx, event))) return;
    const { payment, refund } = data.payload;
    if (payment) await recordPayment(services, trx, payment.entity);
    if (refund) await recordRefund(services, trx, refund.entity);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const succeeded = z.object({
  razorpay_payment_id: z.string().max(100),
  razorpay_order_id: z.string().max(100),
  razorpay_signature: z.string().max(200),
});
const declined = z.object({ 'error[metadata]': z.string().max(1000) });
const metadata = z.object({ order_id: z.string().max(100) });
const returned = z.object({ order: z.uuid() });

/** Returns the page for a browser that returns from the gateway. The form only names the order to look up. */
export async function handleCallback(services: Services, form: unknown, query: unknown): Promise<string> {
  const gatewayOrderId = gatewayOrderIdIn(services, form);
  const order = gatewayOrderId ? await findOrderByGatewayId(services.db, gatewayOrderId) : undefined;
  if (!order?.gateway_order_id) return returnPage(query);
  // If the gateway does not respond, its webhook or the reconciliation task settles the order later.
  await settleOrder(services, order.gateway_order_id).catch(() => {});
  return orderPath(order.id);
}

/** Returns the page of the order in a query, for a browser without a signed form. Nothing is settled by it. */
export function returnPage(query: unknown): string {
  const { data } = returned.safeParse(query);
  return data ? orderPath(data.order) : '/user/plans';
}

/** Returns the gateway order id in a callback; a success callback must be signed by the gateway. */
function gatewayOrderIdIn({ gateway }: Services, form: unknown): string | undefined {
  const paid = succeeded.safeParse(form).data;
  if (paid) {
    const { razorpay_order_id: order, razorpay_payment_id: payment, razorpay_signature: signature } = paid;
    return gateway?.isCallbackSigned(order, payment, signature) ? order : undefined;
  }
  const failed = declined.safeParse(form).data;
  return failed && metadata.safeParse(parseJson(failed['error[metadata]'])).data?.order_id;
}
