import { type Channel, maySilence } from '@kirdaar/contract/rules/messages';
import { findReader, insertMessage, insertNotice } from '#features/messages/queries.ts';
import { afterQuietHours } from '#features/messages/quiet-hours.ts';
import { sendMessage } from '#features/messages/tasks.ts';
import { carriedChannels } from '#platform/carried-channels.ts';
import { composeMessage, type Letter, siteOf } from '#platform/letter.ts';
import type { Message } from '#platform/messenger.ts';
import type { Services } from '#platform/services.ts';

/** A letter on its way to somebody. */
export interface Told<F> {
  /** Names what caused it: the same source tells the same account once. */
  source: string;
  account_id: string;
  letter: Letter<F>;
  facts: F;
  /** Where it is told; unless named, wherever the reader takes this kind. */
  by?: readonly ('bell' | Channel)[];
  /** Where its email goes; unless given, to the address the account has. */
  email?: string;
  /** Goes with the email. */
  attachments?: Message['attachments'];
  /** From when on it says nothing that is still of use. */
  expires_at?: string;
  /** A number that hears of it by SMS whatever was chosen: that of a child's guardian. */
  guardian_mobile?: string | null;
}

type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>;

/**
 * Tells an account something: under the bell at once, and by a message on each channel it takes this kind by, after
 * quiet hours unless the letter may not wait. All of it in the caller's transaction, if there is one.
 */
export async function tell<F>(services: Services, told: Told<F>) {
  const { db } = services;
  if (db.isTransaction) return tellIn(services, told);
  await db.transaction().execute((trx) => tellIn({ ...services, db: trx }, told));
}

async function tellIn<F>(services: Services, told: Told<F>) {
  const { account_id, letter, by, email, guardian_mobile } = told;
  const channels = carriedChannels(services.config);
  const reader = await findReader(services.db, account_id, letter.kind, channels);
  if (!reader) return;
  if (!by || by.includes('bell')) await addNotice(services, told, reader);
  for (const way of reader.ways) {
    const to = way.channel === 'email' && email ? email : way.to;
    if (!by || by.includes(way.channel)) await addMessage(services, told, reader, { ...way, to });
  }
  const bySms = reader.ways.some(({ to }) => to === guardian_mobile);
  if (guardian_mobile && !bySms)
    await addMessage(services, told, reader, { channel: 'sms', to: guardian_mobile });
}

function addNotice<F>(
  { db, now, config }: Services,
  { account_id, source, letter, facts }: Told<F>,
  { language }: Reader,
) {
  const { subject, short, path } = letter.write[language](facts, siteOf(config));
  return insertNotice(db, {
    account_id,
    source,
    kind: letter.kind,
    title: subject,
    text: short,
    path,
    created_at: now().toISOString(),
  });
}

async function addMessage<F>(
  services: Services,
  { account_id, source, letter, facts, attachments, expires_at }: Told<F>,
  { language, stop_token }: Reader,
  { channel, to }: Pick<Message, 'channel' | 'to'>,
) {
  const { db, now, queue, config } = services;
  const { kind, name } = letter;
  const stop_path = maySilence(kind, channel) ? `/stop/${stop_token}/${kind}/${channel}` : undefined;
  const composed = composeMessage(siteOf(config), letter, facts, channel, { to, language, stop_path });
  const present = now().toISOString();
  const message = await insertMessage(db, {
    source,
    account_id,
    kind,
    letter: name,
    content: channel === 'email' && attachments ? { ...composed, attachments } : composed,
    expires_at,
    created_at: present,
    changed_at: present,
  });
  if (!message) return;
  const waits = config.QUIET_HOURS && !letter.atOnce;
  const sending = { message_id: message.id, waits };
  await queue.add(db, sendMessage, sending, waits ? afterQuietHours(now()) : undefined);
}
