import { msg } from '@kirdaar/contract/messages';
import { shownAge } from '@kirdaar/contract/rules/profile-filters';
import type { FastifyInstance } from 'fastify';
import {
  addToList,
  createList,
  deleteList,
  removeFromList,
  renameList,
} from '#features/houses/talent-lists/manage-lists.ts';
import {
  findTalentList,
  listEntries,
  listListEvents,
  listTalentLists,
  listVisibleTalent,
} from '#features/houses/talent-lists/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage/storage.ts';

export function talentListRoutes(app: FastifyInstance, services: Services) {
  const { db, now, secrets } = services;

  serve(app, 'GET /api/production/talent-lists', async ({ actor, query }) => {
    const { talent_ids = [] } = query;
    const visible = talent_ids.length > 0 ? await listVisibleTalent(db, actor, talent_ids, now()) : [];
    const lists = await listTalentLists(db, actor.production_house_id, visible);
    return { success: true, lists, history: await listListEvents(db, actor, now()) };
  });

  serve(app, 'POST /api/production/talent-lists', async ({ actor, body }) => {
    const list = await createList(services, actor, body.name);
    return { success: true, message: msg('list_created'), list };
  });

  serve(app, 'GET /api/production/talent-lists/:id', async ({ actor, params }) => {
    const list = await findTalentList(db, actor.production_house_id, params.id);
    if (!list) throw new AppError('talent_list_not_found');
    const rows = await listEntries(db, actor, list.id, now());
    const entries = rows.map(({ talent, ...entry }) => ({
      ...entry,
      talent: { ...talent, ...shownAge(talent.age), image: shownAddress(secrets.media, talent.image, now()) },
    }));
    const history = await listListEvents(db, actor, now(), list.id);
    return { success: true, list, entries, history };
  });

  serve(app, 'PUT /api/production/talent-lists/:id', async ({ actor, params, body }) => {
    await renameList(services, actor, params.id, body.name);
    return { success: true, message: msg('list_renamed') };
  });

  serve(app, 'DELETE /api/production/talent-lists/:id', async ({ actor, params }) => {
    await deleteList(services, actor, params.id);
    return { success: true, message: msg('list_deleted') };
  });

  serve(app, 'POST /api/production/talent-lists/:id/talents', async ({ actor, params, body }) => {
    await addToList(services, actor, params.id, body.talent_ids);
    return { success: true, message: msg('list_added') };
  });

  serve(app, 'POST /api/production/talent-lists/:id/talents/remove', async ({ actor, params, body }) => {
    await removeFromList(services, actor, params.id, body.talent_ids);
    return { success: true, message: msg('list_removed') };
  });
}
