import { type Channel, canTurnOff } from '@kirdaar/contract/rules/notifications';
import { insertDelivery, insertNotification } from '#features/notifications/dispatch/queries.ts';
import { afterQuietHours } from '#features/notifications/dispatch/quiet-hours.ts';
import { sendDelivery } from '#features/notifications/dispatch/tasks.ts';
import { accountWays, forGuardian, guardianWay } from '#features/notifications/recipients/guardians.ts';
import { forHolder } from '#features/notifications/recipients/holders.ts';
import { findRecipient, listGuardiansOf, listHolders } from '#features/notifications/recipients/queries.ts';
import { availableChannels } from '#platform/channels/available-channels.ts';
import { composeMessage, type EmailTemplate, siteOf, writeText } from '#platform/channels/email-template.ts';
import type { OutgoingMessage } from '#platform/channels/messenger.ts';
import type { Services } from '#platform/services.ts';

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
  /**
   * By default each guardian who consents for a child is told too. Name another one here, such as one who
   * withdrew the consent, who is told also while the account is being deleted, or say `not told` with the reason in a
   * comment.
   */
  guardian?: 'not told' | { id: string };
}

type ChildWithGuardian = Awaited<ReturnType<typeof listGuardiansOf>>[number];
type Reader = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

/**
 * Notifies an account: at once in the inbox, and on each channel that it takes for this kind, after quiet
 * hours unless the notification is urgent. A child's guardians get it too, regardless of the account's
 * preferences. Everything happens in the caller's transaction, if there is one.
 */
export async function notify<F>(services: Services, notification: Notification<F>) {
  const { db } = services;
  if (db.isTransaction) return notifyIn(services, notification);
  await db.transaction().execute((trx) => notifyIn({ ...services, db: trx }, notification));
}

async function notifyIn<F>(services: Services, asked: Notification<F>) {
  const { db, now, config } = services;
  const { account_id, by, email, guardian } = asked;
  const named = typeof guardian === 'object' ? guardian.id : undefined;
  const { template } = asked;
  const reader = await findRecipient(
    db,
    account_id,
    template,
    availableChannels(config),
    named !== undefined,
  );
  if (!reader) return;
  const children = await listGuardiansOf(db, account_id, now(), named);
  const [child] = children;
  const notification = child ? { ...asked, template: forGuardian(asked.template, child) } : asked;

  if (!by || by.includes('bell')) await addNotice(services, notification, reader);
  const ways = reader.ways.map((way) => (way.channel === 'email' && email ? { ...way, to: email } : way));
  const used = accountWays(
    ways.filter(({ channel }) => !by || by.includes(channel)),
    child,
  );
  for (const way of used) await addMessage(services, notification, reader, way);

  // Who acts for a talent with messages answers them too.
  if (reader.managed || template.kind === 'conversations') await tellHolders(services, notification);
  if (guardian === 'not told') return;
  for (const each of children)
    await tellGuardian(services, asked, reader, { guardian: each, ofAccount: named ? used : ways });
}

async function tellGuardian<F>(
  services: Services,
  { source, ...asked }: Notification<F>,
  reader: Reader,
  { guardian, ofAccount }: { guardian: ChildWithGuardian; ofAccount: Reader['ways'] },
) {
  const way = guardianWay(services.config, guardian, ofAccount);
  const toThem = `${source}, to the guardian of ${asked.account_id}`;
  const forThem = { ...asked, source: toThem, template: forGuardian(asked.template, guardian) };
  // The link that stops notifications belongs to the account.
  if (way) await addMessage(services, forThem, { ...reader, stop_token: undefined }, way);
}

/** Nobody reads the messages of a managed account, so who acts for it gets them. Guardians are sent them anyway. */
async function tellHolders<F>(services: Services, notification: Notification<F>) {
  const { db, now, config } = services;
  const { account_id, template, source } = notification;
  for (const { id, mandate_id, is_sent } of await listHolders(db, account_id, template.kind, now())) {
    const holder = await findRecipient(db, id, template, availableChannels(config));
    const leading = forHolder(template, mandate_id);
    const forThem = { ...notification, source: `${source}, to ${id}`, template: leading };
    if (holder) await tellHolder(services, forThem, id, { ...holder, ways: is_sent ? [] : holder.ways });
  }
}

async function tellHolder<F>(services: Services, notification: Notification<F>, id: string, holder: Reader) {
  const { by } = notification;
  if (!by || by.includes('bell')) await addNotice(services, { ...notification, account_id: id }, holder);
  for (const way of holder.ways)
    if (!by || by.includes(way.channel))
      await addMessage(services, notification, { ...holder, stop_token: undefined }, way);
}

function addNotice<F>(
  { db, now, config }: Services,
  { account_id, source, template, facts }: Notification<F>,
  { language }: Reader,
) {
  const { subject: title, short: text, path } = writeText(template, facts, language, siteOf(config));
  const notice = { account_id, source, kind: template.kind, title, text, path };
  return insertNotification(db, { ...notice, created_at: now().toISOString() });
}

async function addMessage<F>(
  services: Services,
  { account_id, source, template, facts, attachments, expires_at }: Notification<F>,
  { language, stop_token }: Pick<Reader, 'language'> & { stop_token: string | undefined },
  { channel, to }: Pick<OutgoingMessage, 'channel' | 'to'>,
) {
  const { db, now, queue, config } = services;
  const { name } = template;
  // Like those of the account, warnings by email can be neither stopped nor dropped.
  const kind = template.protects && channel === 'email' ? 'account' : template.kind;
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
