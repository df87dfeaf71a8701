import { z } from 'zod';

const envelope = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) })),
});

/** The status of a delivery. */
const delivery = z.object({
  id: z.string().min(1).max(500),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  /** Our own id of the delivery. */
  biz_opaque_callback_data: z.uuid().optional().catch(undefined),
  errors: z.array(z.object({ code: z.int(), title: z.string().catch('') })).catch([]),
});
export type Delivery = z.output<typeof delivery>;

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
export type Reply = z.output<typeof reply>;

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
export function parseWebhook(body: Buffer, phoneNumberId: string) {
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
