import type { FastifyInstance } from 'fastify';
import { listNotices, updateAllToRead, updateToRead } from '#features/notices/queries.ts';
import { waitForNotices } from '#features/notices/wait-for-notices.ts';
import { Refusal } from '#platform/refusal.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

const PAGE = 20;

export function noticeRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/notices', async ({ actor, query: { before } }) => {
    const notices = await listNotices(db, actor.id, before, PAGE + 1);
    return { success: true, notices: notices.slice(0, PAGE), more: notices.length > PAGE };
  });

  serve(app, 'GET /api/notices/wait', async ({ actor, query, onGone }) => {
    return { success: true, ...(await waitForNotices(services, actor, query, onGone)) };
  });

  serve(app, 'POST /api/notices/:id/read', async ({ actor, params }) => {
    if (!(await updateToRead(db, actor.id, params.id, now()))) throw new Refusal(404, 'Not found.');
    return { success: true, message: 'Marked as read.' };
  });

  serve(app, 'POST /api/notices/read', async ({ actor, body }) => {
    await updateAllToRead(db, actor.id, body.newest, now());
    return { success: true, message: 'All marked as read.' };
  });
}
