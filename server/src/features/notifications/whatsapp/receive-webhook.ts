import { updateDelivery } from '#features/notifications/dispatch/queries.ts';
import { type Delivery, parseWebhook } from '#features/notifications/whatsapp/parse-webhook.ts';
import { takeReply } from '#features/notifications/whatsapp/take-reply.ts';
import { AppError } from '#platform/http/app-error.ts';
import { signatureOf, timingSafeCompare } from '#platform/http/signature.ts';
import type { Services } from '#platform/services.ts';

/** Processes delivery statuses and replies from a WhatsApp webhook in one transaction. */
export async function receiveWebhook(services: Services, body: Buffer, signature: string) {
  const { WHATSAPP_APP_SECRET: secret, WHATSAPP_PHONE_NUMBER_ID: number = '' } = services.config;
  if (!secret || !timingSafeCompare(`sha256=${signatureOf(secret, body)}`, signature)) {
    throw new AppError('signature_invalid');
  }
  const news = parseWebhook(body, number);
  if (!news) throw new AppError('webhook_unreadable');

  await services.db.transaction().execute(async (db) => {
    const present = services.now().toISOString();
    for (const delivery of news.deliveries) await updateDelivery(db, outcomeOf(delivery), present);
    for (const reply of news.replies) await takeReply({ ...services, db }, reply);
  });
}

function outcomeOf({ id, biz_opaque_callback_data, status, errors }: Delivery) {
  const [error] = errors;
  return {
    channel: 'whatsapp' as const,
    provider_id: id,
    message_id: biz_opaque_callback_data,
    state: status,
    reason: error && `${error.code} ${error.title}`,
  };
}
