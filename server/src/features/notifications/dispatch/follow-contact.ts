import { dropQueued, updateQueuedEmail } from '#features/notifications/dispatch/queries.ts';
import type { Services } from '#platform/services.ts';

/**
 * Redirects queued emails to an account's new email address, and drops queued messages to its old number,
 * because there is no consent for the new number yet. `from` is null if there was none.
 */
export async function followContact(
  { db, now }: Services,
  account_id: string,
  { kind, from, to }: { kind: 'email' | 'mobile'; from: string | null; to: string },
) {
  if (!from) return;
  if (kind === 'email') return updateQueuedEmail(db, account_id, from, to);
  const waiting = { account_id, address: from };
  await dropQueued(db, 'whatsapp', waiting, 'number_changed', now());
  await dropQueued(db, 'sms', waiting, 'number_changed', now());
}
