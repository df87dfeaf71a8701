import { z } from 'zod';
import { dropQueued } from '#features/notifications/dispatch/queries.ts';
import { takeReport } from '#features/notifications/dispatch/take-report.ts';
import { insertConsent, insertReply, isLatestReply } from '#features/notifications/whatsapp/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { signatureOf, timingSafeCompare } from '#platform/http/signature.ts';
import type { Services } from '#platform/services.ts';

export async function receiveWebhook(services: Services, body: Buffer, signature: string) {
  const { WHATSAPP_APP_SECRET: secret, WHATSAPP_PHONE_NUMBER_ID: number = '' } = services.config;
  if (!secret || !timingSafeCompare(`sha256=${signatureOf(secret, body)}`, signature)) {
    throw new AppError('signature_invalid');
  }
  const news = parseWebhook(body, number);
  if (!news) throw new AppError('webhook_unreadable');

  await services.db.transaction().execute(async (db) => {
    for (const delivery of news.deliveries) await takeReport({ ...services, db }, outcomeOf(delivery));
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

const envelope = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) })),
});

const delivery = z.object({
  id: z.string().min(1).max(500),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.uuid().optional().catch(undefined),
  errors: z.array(z.object({ code: z.int(), title: z.string().catch('') })).catch([]),
});
type Delivery = z.output<typeof delivery>;

/** A message from a user, or the template button that they pressed. */
const reply = z
  .object({
    id: z.string().min(1).max(500),
    from: z.string().regex(/^\d{6,15}$/),
    timestamp: z.string().regex(/^\d{1,10}$/),
    text: z.object({ body: z.string() }).optional().catch(undefined),
    button: z.object({ text: z.string() }).optional().catch(undefined),
  })
  .transform(({ id, from, timestamp, text, button }) => ({
    id,
    address: `+${from}`,
    said_at: new Date(Number(timestamp) * 1000).toISOString(),
    text: text?.body ?? button?.text ?? '',
  }));
type Reply = z.output<typeof reply>;

const lists = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  statuses: z.array(z.unknown()).catch([]),
  messages: z.array(z.unknown()).catch([]),
});

/**
 * Parses a WhatsApp webhook for our phone number; undefined if the payload is invalid. Entries that are
 * unknown or not understood are skipped, because rejecting them would make WhatsApp resend everything for
 * days.
 */
function parseWebhook(body: Buffer, phoneNumberId: string) {
  const { data } = envelope.safeParse(parseJson(body));
  if (!data) return undefined;
  const values = data.entry
    .flatMap(({ changes }) => changes)
    .filter(({ field }) => field === 'messages')
    .flatMap(({ value }) => lists.safeParse(value).data ?? [])
    .filter(({ metadata }) => metadata.phone_number_id === phoneNumberId);
  return {
    deliveries: values.flatMap(({ statuses }) => parseEach(delivery, statuses)),
    replies: values.flatMap(({ messages }) => parseEach(reply, messages)),
  };
}

function parseEach<T extends z.ZodType>(schema: T, items: unknown[]): z.output<T>[] {
  return items.flatMap((one) => schema.safeParse(one).data ?? []);
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

const stops = ['stop', 'unsubscribe', 'बंद', 'रोकें'];
const starts = ['start', 'शुरू'];

/** Withdraws WhatsApp consent for a number on its owner's reply, or restores an earlier consent. */
async function takeReply({ db, now }: Services, { id, address, said_at, text }: Reply) {
  const keyword = keywordIn(text);
  if (!keyword) return;
  if (!(await insertReply(db, { id, address, said_at }))) return;
  // A late reply does not override a newer one.
  if (!(await isLatestReply(db, address, said_at))) return;
  await insertConsent(db, address, said_at, keyword === 'start');
  if (keyword === 'stop') await dropQueued(db, 'whatsapp', { address }, 'stopped_by_reply', now());
}

/** Returns what a one-word reply asks for, ignoring case and surrounding spaces and punctuation. */
function keywordIn(text: string): 'stop' | 'start' | undefined {
  const word = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
  if (stops.includes(word)) return 'stop';
  return starts.includes(word) ? 'start' : undefined;
}
