import { msg } from '@kirdaar/contract/messages';
import { actOf } from '@kirdaar/contract/rules/representation';
import type { FastifyInstance } from 'fastify';
import { deleteSession } from '#features/accounts/sessions/queries.ts';
import { openActing } from '#features/representation/acting/open-acting.ts';
import { listActingEvents } from '#features/representation/acting/queries.ts';
import { recordActing } from '#features/representation/acting/record-acting.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Sessions in which one person acts for another, and what they did in them. */
export function actingRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;

  app.decorate('recordActing', (deed, act) => recordActing(services, deed, act));

  serve(app, 'POST /api/user/acting', async ({ actor, body, client }) => {
    return { success: true, ...(await openActing(services, actor, body.mandate, client.userAgent)) };
  });

  serve(app, 'DELETE /api/user/acting', async ({ actor }) => {
    if (actor.acting) await deleteSession(db, actor.session_hash);
    return { success: true, message: msg('acting_ended') };
  });

  serve(app, 'GET /api/user/acting-history', async ({ actor }) => {
    const events = await listActingEvents(db, actor.id);
    return {
      success: true,
      events: events.map(({ endpoint, ...event }) => ({ ...event, act: actOf(endpoint) ?? 'other' })),
    };
  });
}
