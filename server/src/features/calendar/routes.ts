import { perMinute } from '@kirdaar/contract/rates';
import type { FastifyInstance } from 'fastify';
import { readAudition, readFeed, readFeedState, renewFeed } from '#features/calendar/read-calendar.ts';
import { networkOf } from '#platform/network-of.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

const rates = [perMinute(120)];
const made = 'Your calendar has a new address. Copy it now: it is shown this once.';

export function calendarRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/user/auditions/:id/audition.ics', ({ actor, params }) =>
    readAudition(services, actor.id, params.id),
  );

  serve(app, 'GET /api/user/calendar', async ({ actor }) => {
    return { success: true, ...(await readFeedState(services, actor.id)) };
  });

  serve(app, 'POST /api/user/calendar', async ({ actor }) => {
    return { success: true, message: made, ...(await renewFeed(services, actor.id)) };
  });

  serve(app, 'GET /api/production/calendar', async ({ actor }) => {
    return { success: true, ...(await readFeedState(services, actor.id)) };
  });

  serve(app, 'POST /api/production/calendar', async ({ actor }) => {
    return { success: true, message: made, ...(await renewFeed(services, actor.id)) };
  });

  // What a calendar program asks for by itself: the address alone opens it. The log names only the route.
  app.get<{ Params: { token: string } }>('/calendar/:token.ics', async (request, reply) => {
    await app.countCall(request, `calendar from ${networkOf(request.ip)}`, rates);
    const calendar = await readFeed(services, request.params.token);
    reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store');
    return reply.send(calendar);
  });
}
