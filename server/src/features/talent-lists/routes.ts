import type { FastifyInstance } from 'fastify';
import {
  addToList,
  deleteList,
  makeList,
  missing,
  renameList,
  takeOffList,
} from '#features/talent-lists/keep-list.ts';
import {
  findTalentList,
  listEntries,
  listListEvents,
  listTalentLists,
} from '#features/talent-lists/queries.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage.ts';

export function talentListRoutes(app: FastifyInstance, services: Services) {
  const { db, now, secrets } = services;

  serve(app, 'GET /api/production/talent-lists', async ({ actor, query }) => {
    const { production_house_id } = actor;
    const lists = await listTalentLists(db, production_house_id, query.talent_id);
    return { success: true, lists, history: await listListEvents(db, production_house_id, now()) };
  });

  serve(app, 'POST /api/production/talent-lists', async ({ actor, body }) => {
    const list = await makeList(services, actor, body.name);
    return { success: true, message: 'The list is made.', list };
  });

  serve(app, 'GET /api/production/talent-lists/:id', async ({ actor, params }) => {
    const list = await findTalentList(db, actor.production_house_id, params.id);
    if (!list) throw missing();
    const rows = await listEntries(db, actor.production_house_id, list.id, now());
    const entries = rows.map(({ talent, ...entry }) => ({
      ...entry,
      talent: { ...talent, image: shownAddress(secrets.media, talent.image, now()) },
    }));
    const history = await listListEvents(db, actor.production_house_id, now(), list.id);
    return { success: true, list, entries, history };
  });

  serve(app, 'PUT /api/production/talent-lists/:id', async ({ actor, params, body }) => {
    await renameList(services, actor, params.id, body.name);
    return { success: true, message: 'The name is changed.' };
  });

  serve(app, 'DELETE /api/production/talent-lists/:id', async ({ actor, params }) => {
    await deleteList(services, actor, params.id);
    return { success: true, message: 'The list is deleted.' };
  });

  serve(app, 'POST /api/production/talent-lists/:id/talents', async ({ actor, params, body }) => {
    await addToList(services, actor, params.id, body.talent_id);
    return { success: true, message: 'On the list.' };
  });

  serve(app, 'POST /api/production/talent-lists/:id/talents/remove', async ({ actor, params, body }) => {
    await takeOffList(services, actor, params.id, body.talent_id);
    return { success: true, message: 'No longer on the list.' };
  });
}
