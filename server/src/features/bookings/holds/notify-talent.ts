import { type Notification, notify } from '#features/notifications/dispatch/notify.ts';
import { listGuardiansOf } from '#features/notifications/recipients/queries.ts';
import type { Services } from '#platform/services.ts';

/** Notifies a talent of a matter of dates. Of a child only the guardians get a message; the inbox shows it too. */
export async function notifyTalent<F>(services: Services, notification: Notification<F>) {
  const guardians = await listGuardiansOf(services.db, notification.account_id, services.now());
  if (guardians.length === 0) return notify(services, notification);
  for (const { id } of guardians)
    if (id) await notify(services, { ...notification, guardian: { id }, by: [] });
  const isInbox = notification.by?.includes('bell') ?? true;
  // The guardians were told above.
  if (isInbox) await notify(services, { ...notification, by: ['bell'], guardian: 'not told' });
}
