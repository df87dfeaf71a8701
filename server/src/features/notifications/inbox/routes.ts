import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { listNotifications, updateAllToRead, updateToRead } from '#features/notifications/inbox/queries.ts';
import { waitForNotifications } from '#features/notifications/inbox/wait-for-notifications.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const PAGE = 20;

export function inboxRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/notices', async ({ actor, query: { before } }) => {
    const notices = await listNotifications(db, actor.id, before, PAGE + 1);
    return { success: true, notices: notices.slice(0, PAGE), more: notices.length > PAGE };
  });

  serve(app, 'GET /api/notices/wait', async ({ actor, query, onGone }) => {
    return { success: true, ...(await waitForNotifications(services, actor, query, onGone)) };
  });

  serve(app, 'POST /api/notices/:id/read', async ({ actor, params }) => {
    if (!(await updateToRead(db, actor.id, params.id, now()))) throw new AppError('notification_not_found');
    return { success: true, message: msg('marked_read') };
  });

  serve(app, 'POST /api/notices/read', async ({ actor, body }) => {
    await updateAllToRead(db, actor.id, body.newest, now());
    return { success: true, message: msg('all_marked_read') };
  });
}
