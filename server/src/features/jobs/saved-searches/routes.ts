import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { deleteSavedSearch, updateAlerts } from '#features/jobs/saved-searches/queries.ts';
import {
  changeAlertsByLink,
  changeSearch,
  readSearches,
  saveSearch,
} from '#features/jobs/saved-searches/save-search.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function savedSearchRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/user/saved-searches', async ({ actor }) => {
    return { success: true, ...(await readSearches(services, actor.id)) };
  });

  serve(app, 'POST /api/user/saved-searches', async ({ actor, body }) => {
    const search = await saveSearch(services, actor.id, body);
    return { success: true, message: msg('search_saved'), search };
  });

  serve(app, 'PUT /api/user/saved-searches/:id', async ({ actor, params, body }) => {
    const search = await changeSearch(services, actor.id, params.id, body);
    return { success: true, message: msg('search_changed'), search };
  });

  serve(app, 'PUT /api/user/saved-searches/:id/alerts', async ({ actor, params, body }) => {
    const search = await updateAlerts(db, { talent_id: actor.id, ...params }, { ...body, now: now() });
    if (!search) throw new AppError('saved_search_not_found');
    return { success: true, message: msg('alerts_changed'), search };
  });

  serve(app, 'POST /api/alerts', ({ body }) => changeAlertsByLink(services, body));

  serve(app, 'DELETE /api/user/saved-searches/:id', async ({ actor, params }) => {
    if (!(await deleteSavedSearch(db, actor.id, params.id))) throw new AppError('saved_search_not_found');
    return { success: true, message: msg('search_deleted') };
  });
}
