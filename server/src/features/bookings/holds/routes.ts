import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { declineHold, placeHold, releaseHold } from '#features/bookings/holds/place-hold.ts';
import { listBookingsOf } from '#features/bookings/holds/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Holds: a house asks for days of an applicant until a time, before it decides. */
export function holdRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/production/bookings/:id', async ({ actor, params }) => {
    const applications = await listBookingsOf(services.db, actor, params.id, services.now());
    if (applications.length === 0) throw new AppError('applicant_not_found');
    return { success: true, applications };
  });

  serve(app, 'POST /api/production/applications/:id/hold', async ({ actor, params, body }) => {
    const state = await placeHold(services, actor, params.id, body);
    const message = state === 'second_hold' ? msg('second_hold_placed') : msg('first_hold_placed');
    return { success: true, message, state };
  });

  serve(app, 'POST /api/production/applications/:id/release-hold', async ({ actor, params, body }) => {
    await releaseHold(services, actor, params.id, body.note ?? '');
    return { success: true, message: msg('hold_released') };
  });

  serve(app, 'POST /api/user/holds/:id/decline', async ({ actor, params, body }) => {
    await declineHold(services, actor.id, params.id, body.note ?? '');
    return { success: true, message: msg('hold_declined') };
  });
}
