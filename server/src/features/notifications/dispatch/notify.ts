import { type Channel, canTurnOff } from '@kirdaar/contract/rules/notifications';
import {
  findRecipient,
  insertDelivery,
  insertNotification,
} from '#features/notifications/dispatch/queries.ts';
import { afterQuietHours } from '#features/notifications/dispatch/quiet-hours.ts';
import { sendDelivery } from '#features/notifications/dispatch/tasks.ts';
import { availableChannels } from '#platform/channels/available-channels.ts';
import { composeMessage, type EmailTemplate, siteOf, writeText } from '#platform/channels/email-template.ts';
import type { OutgoingMessage } from '#platform/channels/messenger.ts';
import type { Services } from '#platform/services.ts';

/** A notification to one account. */
export interface Notification<F> {
  /** Identifies the cause; the same source notifies an account only once. */
  source: string;
  account_id: string;
  template: EmailTemplate<F>;
  facts: F;
  /** Limits the channels; by default all that the recipient takes for this kind. */
  by?: readonly ('bell' | Channel)[];
  /** Overrides the email address of the account. */
  email?: string;
  /** Only sent by email. */
  attachments?: OutgoingMessage['attachments'];
  /** From this time the notification is useless and is dropped. */
  expires_at?: string;
  /** A child's guardian, who is notified regardless of the account's preferences. */
  guardian?: Guardian | null;
}

interface Guardian {
  mobile: string | null;
  email: string | null;
}

type Reader = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

/**
 * Notifies an account: at once in the inbox, and on each channel that it takes for this kind, after quiet
 * hours unless the notification is urgent. Everything happens in the caller's transaction, if there is one.
 */
export async function notify<F>(services: Services, notification: Notification<F>) {
  const { db } = services;
  if (db.isTransaction) return notifyIn(services, notification);
  await db.transaction().execute((trx) => notifyIn({ ...services, db: trx }, notification));
}

async function notifyIn<F>(services: Services, notification: Notification<F>) {
  const { account_id, template, by, email, guardian } = notification;
  const channels = availableChannels(services.config);
  const reader = await findRecipient(services.db, account_id, template.kind, channels);
  if (!reader) return;
  if (!by || by.includes('bell')) await addNotice(services, notification, reader);
  const ways = reader.ways.filter(({ channel }) => !by || by.includes(channel));
  for (const way of ways) {
    const to = way.channel === 'email' && email ? email : way.to;
    await addMessage(services, notification, reader, { ...way, to });
  }
  for (const way of waysTo(guardian)) {
    const isTold = ways.some(({ to }) => to === way.to);
    // The link that stops notifications belongs to the account.
    if (!isTold) await addMessage(services, notification, { ...reader, stop_token: undefined }, way);
  }
}

function waysTo(guardian: Guardian | null | undefined) {
  const { mobile, email } = guardian ?? {};
  return [
    ...(mobile ? [{ channel: 'sms', to: mobile } as const] : []),
    ...(email ? [{ channel: 'email', to: email } as const] : []),
  ];
}

function addNotice<F>(
  { db, now, config }: Services,
  { account_id, source, template, facts }: Notification<F>,
  { language }: Reader,
) {
  const { subject, short, path } = writeText(template, facts, language, siteOf(config));
  return insertNotification(db, {
    account_id,
    source,
    kind: template.kind,
    title: subject,
    text: short,
    path,
    created_at: now().toISOString(),
  });
}

async function addMessage<F>(
  services: Services,
  { account_id, source, template, facts, attachments, expires_at }: Notification<F>,
  { language, stop_token }: Pick<Reader, 'language'> & { stop_token: string | undefined },
  { channel, to }: Pick<OutgoingMessage, 'channel' | 'to'>,
) {
  const { db, now, queue, config } = services;
  const { kind, name } = template;
  const stop_path =
    stop_token && canTurnOff(kind, channel) ? `/stop/${stop_token}/${kind}/${channel}` : undefined;
  const composed = composeMessage(siteOf(config), template, facts, channel, { to, language, stop_path });
  const present = now().toISOString();
  const message = await insertDelivery(db, {
    source,
    account_id,
    kind,
    template: name,
    content: channel === 'email' && attachments ? { ...composed, attachments } : composed,
    expires_at,
    created_at: present,
    changed_at: present,
  });
  if (!message) return;
  const waits = config.QUIET_HOURS && !template.atOnce;
  const sending = { message_id: message.id, waits };
  await queue.add(db, sendDelivery, sending, waits ? afterQuietHours(now()) : undefined);
}
