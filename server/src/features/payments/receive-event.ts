import { z } from 'zod';
import { insertEvent } from '#features/payments/queries.ts';
import { recordPayment } from '#features/payments/record-payment.ts';
import { recordRefund } from '#features/refunds/record-refund.ts';
import { gatewayPayment, gatewayRefund } from '#platform/gateway.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const news = z.object({
  event: z.string().max(100),
  payload: z.object({
    payment: z.object({ entity: gatewayPayment }).optional(),
    refund: z.object({ entity: gatewayRefund }).optional(),
  }),
});

interface ReceivedEvent {
  /** The same when the gateway tells the same again. */
  id: string;
  signature: string;
  /** The bytes as they came; the signature is of these. */
  body: Buffer;
}

/** Takes an event of the gateway once, and all that follows from it with it or not at all. */
export async function receiveEvent(services: Services, { id, signature, body }: ReceivedEvent) {
  const { db, now, gateway } = services;
  if (!gateway?.isEventSigned(body, signature)) throw new Refusal(401, 'The signature does not fit.');
  const { data } = news.safeParse(parseJson(body));
  if (!data || !id) throw new Refusal(400, 'The event could not be understood.');

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
