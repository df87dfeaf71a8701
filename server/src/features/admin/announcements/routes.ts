import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { listAnnouncements } from '#features/admin/announcements/queries.ts';
import { endAnnouncementNow, saveAnnouncement } from '#features/admin/announcements/save-announcement.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const MAX_ENDED = 20;

export function announcementRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/admin/announcements', async () => {
    return { success: true, announcements: await listAnnouncements(db, now(), MAX_ENDED) };
  });

  serve(app, 'POST /api/admin/announcements', async ({ actor, body }) => {
    await saveAnnouncement(services, actor, body);
    return { success: true, message: msg('announcement_saved') };
  });

  serve(app, 'PUT /api/admin/announcements/:id', async ({ actor, params: { id }, body }) => {
    await saveAnnouncement(services, actor, body, id);
    return { success: true, message: msg('announcement_saved') };
  });

  serve(app, 'POST /api/admin/announcements/:id/end', async ({ actor, params: { id } }) => {
    await endAnnouncementNow(services, actor, id);
    return { success: true, message: msg('announcement_off') };
  });
}
