import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import {
  readAudition,
  readFeed,
  readFeedState,
  renewFeed,
} from '#features/auditions/calendar/read-calendar.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const made = msg('calendar_link_created');

export function calendarRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/user/auditions/:id/audition.ics', ({ actor, params, client }) =>
    readAudition(services, actor.id, params.id, client.language),
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

  // Calendar programs request this without a login: the URL alone gives access. The log contains only the
  // route.
  app.get<{ Params: { token: string } }>('/calendar/:token.ics', async (request, reply) => {
    const calendar = await readFeed(services, request.params.token);
    reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store');
    return reply.send(calendar);
  });
}
