import { updateDelivery } from '#features/messages/queries.ts';
import { type Delivery, readNews } from '#features/whatsapp/read-news.ts';
import { takeReply } from '#features/whatsapp/take-reply.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';
import { isSame, signatureOf } from '#platform/signature.ts';

const REASON_MOST = 200;

/** Takes what WhatsApp tells of our messages, and what their readers answer; all of it or nothing. */
export async function receiveNews(services: Services, body: Buffer, signature: string) {
  const { WHATSAPP_APP_SECRET: secret, WHATSAPP_PHONE_NUMBER_ID: number = '' } = services.config;
  if (!secret || !isSame(`sha256=${signatureOf(secret, body)}`, signature)) {
    throw new Refusal(401, 'The signature does not fit.');
  }
  const news = readNews(body, number);
  if (!news) throw new Refusal(400, 'The news could not be understood.');

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
    reason: status === 'failed' && error ? `${error.code} ${error.title}`.slice(0, REASON_MOST) : undefined,
  };
}
