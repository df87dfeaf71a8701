import { msg } from '@kirdaar/contract/messages';
import { languages } from '@kirdaar/contract/rules/languages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findFeed } from '#features/auditions/calendar/queries.ts';
import { readAudition, readFeed, renewFeed } from '#features/auditions/calendar/read-calendar.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';
import { isSigned, signedLink } from '#platform/storage/storage.ts';

export function calendarRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/user/auditions/:id/audition.ics', async ({ actor, params, client }) => {
    const { calendar } = await readAudition(services, actor.id, params.id, client.language);
    return calendar;
  });

  for (const side of ['user', 'production'] as const) {
    serve(app, `GET /api/${side}/calendar`, async ({ actor }) => {
      const feed = await findFeed(services.db, actor.id);
      return { success: true, made_at: feed?.made_at ?? null };
    });

    serve(app, `POST /api/${side}/calendar`, async ({ actor }) => {
      const message = msg('calendar_link_created');
      return { success: true, message, ...(await renewFeed(services, actor.id)) };
    });
  }

  // Calendar programs have no login: the URL alone gives access. The log contains only the route.
  app.get<{ Params: { token: string } }>('/calendar/:token.ics', async (request, reply) => {
    const calendar = await readFeed(services, request.params.token);
    reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store');
    return reply.send(calendar);
  });

  app.get<{ Params: z.input<typeof entry>; Querystring: unknown }>(
    '/calendar/:language/:talent/:id.ics',
    async ({ params, query }, reply) => {
      const { data } = entry.extend(signedLink.shape).safeParse({ ...params, ...Object(query) });
      const name = data && `${data.language}/${data.talent}/${data.id}`;
      const opens =
        data && isSigned(services.secrets.media, name ?? '', data.expires, data.signature, services.now());
      if (!opens) throw new AppError('calendar_link_ended');
      const { calendar } = await readAudition(services, data.talent, data.id, data.language);
      reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store');
      return reply.send(calendar);
    },
  );
}

const entry = z.object({ language: z.enum(languages), talent: z.uuid(), id: z.uuid() });
