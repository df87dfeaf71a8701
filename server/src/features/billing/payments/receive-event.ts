import { z } from 'zod';
import { insertEvent } from '#features/billing/payments/queries.ts';
import { recordPayment } from '#features/billing/payments/record-payment.ts';
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
  const { data } = webhookEvent.safeParse(parseJson(body));
  if (!data || !id) throw new AppError('webhook_unreadable');

  await db.transaction().execute(async (trx) => {
    const event = { id, kind: data.event, body: body.toString(), received_at: now().toISOString() };
    if (!(await insertEvent(trx, event))) return;
    const { payment, refund } = data.payload;
    if (payment) await recordPayment(services, trx, payment.entity);
    if (refund) await recordRefund(services, trx, refund.entity);
  });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
