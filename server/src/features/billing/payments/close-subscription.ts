import type { StoredOrder } from '#features/billing/payments/queries.ts';
import {
  annulSubscription,
  endSubscription,
  lockTalent,
  resumeSubscription,
} from '#features/billing/plans/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

/** Ends a plan that is refunded. A refunded upgrade is annulled, and the plan it replaced continues. */
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
