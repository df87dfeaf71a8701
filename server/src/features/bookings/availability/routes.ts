import { msg } from '@kirdaar/contract/messages';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { FastifyInstance } from 'fastify';
import {
  findShootClashes,
  listOwnBookings,
  listOwnChecks,
  listOwnSlots,
  listUnavailable,
  markDays,
} from '#features/bookings/availability/queries.ts';
import { requireDaysAhead } from '#features/bookings/availability/require-days-ahead.ts';
import { findSubscription } from '#features/bookings/calendar-subscription/queries.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** The calendar of a talent: the days that they mark, and what houses ask for, hold and book. */
export function availabilityRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/user/availability', async ({ actor: { id } }) => {
    const since = `${dayInIndia(now()).slice(0, 7)}-01`;
    return {
      success: true,
      unavailable: await listUnavailable(db, id, since),
      bookings: await listOwnBookings(db, id, since, now()),
      auditions: await listOwnSlots(db, id, since),
      checks: await listOwnChecks(db, id),
      calendar: (await findSubscription(db, id)) ?? null,
    };
  });

  serve(app, 'PUT /api/user/availability', async ({ actor, body: { kind, ...marked } }) => {
    requireDaysAhead(marked, now());
    await markDays(db, actor.id, marked, kind);
    return { success: true, message: msg('days_saved') };
  });

  serve(app, 'GET /api/user/availability/clashes/:id', async ({ actor, params }) => {
    const clashes = await findShootClashes(db, actor.id, params.id, now());
    return { success: true, clashes: orThrow(clashes, 'job_not_found') };
  });
}
