import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { deleteSubscription, upsertSubscription } from '#features/bookings/calendar-subscription/queries.ts';
import { readCalendar } from '#features/bookings/calendar-subscription/tasks.ts';
import { isPublicUrl } from '#platform/channels/post-publicly.ts';
import { seal } from '#platform/config/sealed-secret.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** A calendar that the talent keeps elsewhere. Its URL is a secret, so it is encrypted and never returned. */
export function calendarSubscriptionRoutes(app: FastifyInstance, services: Services) {
  const { db, now, queue, secrets } = services;

  serve(app, 'POST /api/user/calendar-subscription', async ({ actor: { id }, body }) => {
    const url = new URL(body.url);
    if (!isPublicUrl(url)) throw AppError.field('url', 'calendar_not_public');
    await db.transaction().execute(async (trx) => {
      await upsertSubscription(trx, {
        talent_id: id,
        sealed_secret: seal(secrets.twoFactor, id, Buffer.from(url.href)),
        host: url.host,
        added_at: now().toISOString(),
      });
      await queue.add(trx, readCalendar, { talent_id: id });
    });
    return { success: true, message: msg('calendar_added') };
  });

  serve(app, 'DELETE /api/user/calendar-subscription', async ({ actor }) => {
    await deleteSubscription(db, actor.id);
    return { success: true, message: msg('calendar_removed') };
  });
}
