import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { findOrderToReview } from '#features/admin/money/queries.ts';
import { settleOrder } from '#features/billing/reconciliation/settle-order.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Records what the gateway knows of an order and we do not. Returns whether that was anything. */
export async function compareOrder(services: Services, staff: StaffActor, id: string): Promise<boolean> {
  const before = await findOrderToReview(services.db, id);
  if (!before) throw new AppError('order_not_found');
  if (!before.gateway_order_id) return false;
  if (services.gateway?.name !== before.gateway) throw new AppError('payments_unavailable');
  await settleOrder(services, before.gateway_order_id).catch(() => {
    throw new AppError('payment_service_unavailable', {}, { retryAfterSeconds: 60 });
  });
  const after = await findOrderToReview(services.db, id);
  const changed = JSON.stringify(before) !== JSON.stringify(after);
  const act = { staff, action: 'compared_order', subject: ['order', id], details: { changed } } as const;
  await insertStaffAct(services.db, act, services.now());
  return changed;
}
