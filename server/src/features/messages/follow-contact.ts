import { dropQueued, updateQueuedEmail } from '#features/messages/queries.ts';
import type { Services } from '#platform/services.ts';

interface Change {
  kind: 'email' | 'mobile';
  /** Null where there was none. */
  from: string | null;
  to: string;
}

/** Lets nothing that waits go to where an account no longer is. For a new number nobody has agreed yet. */
export async function followContact({ db, now }: Services, account_id: string, { kind, from, to }: Change) {
  if (!from) return;
  if (kind === 'email') return updateQueuedEmail(db, account_id, from, to);
  const waiting = { account_id, address: from };
  await dropQueued(db, 'whatsapp', waiting, 'its number changed', now());
  await dropQueued(db, 'sms', waiting, 'its number changed', now());
}
