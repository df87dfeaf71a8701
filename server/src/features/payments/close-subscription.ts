import type { StoredOrder } from '#features/payments/queries.ts';
import {
  annulSubscription,
  endSubscription,
  lockTalent,
  resumeSubscription,
} from '#features/plans/queries.ts';
import type { Database } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';

/** Ends a plan that is paid back. An upgrade goes as if it had never been: the plan it replaced goes on. */
export async function closeSubscription(
  { now }: Services,
  trx: Database,
  { kind, replaces }: Pick<StoredOrder, 'kind' | 'replaces'>,
  subscription: { id: string; talent_id: string; ended_at: string | null },
) {
  await lockTalent(trx, subscription.talent_id);
  if (subscription.ended_at) return;
  if (kind !== 'upgrade' || !replaces) return endSubscription(trx, subscription.id, now());
  await annulSubscription(trx, subscription.id);
  await resumeSubscription(trx, replaces);
}
