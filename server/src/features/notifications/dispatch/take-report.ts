import { logDelivery } from '#features/notifications/dispatch/log-delivery.ts';
import { type DeliveryReport, updateDelivery } from '#features/notifications/dispatch/queries.ts';
import type { Services } from '#platform/services.ts';

/** Records and logs how far a provider says that a delivery has come. */
export async function takeReport({ db, log, now }: Services, report: DeliveryReport) {
  for (const delivery of await updateDelivery(db, report, now().toISOString())) logDelivery(log, delivery);
}
