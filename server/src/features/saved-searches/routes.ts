import type { FastifyInstance } from 'fastify';
import { stopAlerts } from '#features/alerts/stop-alerts.ts';
import { findAllowance } from '#features/plans/queries.ts';
import {
  deleteSavedSearch,
  findWhatsApp,
  listSavedSearches,
  updateAlerts,
} from '#features/saved-searches/queries.ts';
import { changeSearch, saveSearch } from '#features/saved-searches/save-search.ts';
import { Refusal } from '#platform/refusal.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

export function savedSearchRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/user/saved-searches', async ({ actor }) => {
    const searches = await listSavedSearches(db, actor.id);
    const { plan, saved_searches: limit } = await findAllowance(db, actor.id, now());
    return { success: true, searches, plan, limit, ...(await findWhatsApp(db, actor.id, now())) };
  });

  serve(app, 'POST /api/user/saved-searches', async ({ actor, body }) => {
    const search = await saveSearch(services, actor.id, body);
    return { success: true, message: 'Search saved.', search };
  });

  serve(app, 'PUT /api/user/saved-searches/:id', async ({ actor, params, body }) => {
    const search = await changeSearch(services, actor.id, params.id, body);
    return { success: true, message: 'Search changed.', search };
  });

  serve(app, 'PUT /api/user/saved-searches/:id/alerts', async ({ actor, params, body }) => {
    const search = await updateAlerts(db, { talent_id: actor.id, ...params }, { ...body, now: now() });
    if (!search) throw new Refusal(404, 'Not found.');
    return { success: true, message: 'Alerts changed.', search };
  });

  serve(app, 'POST /api/alerts', ({ body }) => stopAlerts(services, body));

  serve(app, 'DELETE /api/user/saved-searches/:id', async ({ actor, params }) => {
    if (!(await deleteSavedSearch(db, actor.id, params.id))) throw new Refusal(404, 'Not found.');
    return { success: true, message: 'Search deleted.' };
  });
}
