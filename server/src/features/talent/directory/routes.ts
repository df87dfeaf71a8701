import type { FastifyInstance } from 'fastify';
import { filterForHouse, filterProfiles } from '#features/talent/directory/filter-profiles.ts';
import { readProfile } from '#features/talent/directory/read-profile.ts';
import { openWordFrequencies } from '#features/talent/word-search/word-frequencies.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function profileRoutes(app: FastifyInstance, services: Services) {
  const directory = { ...services, readFrequencies: openWordFrequencies(services) };

  serve(app, 'POST /api/pages/filter', async ({ actor, body, readPublic }) => {
    const found = await readPublic(services.searchDb, (searchDb) =>
      filterProfiles({ ...directory, searchDb }, body, actor),
    );
    return { success: true, ...found };
  });

  serve(app, 'POST /api/production/profiles/filter', async ({ actor, body }) => {
    return { success: true, ...(await filterForHouse(directory, actor, body)) };
  });

  serve(app, 'GET /api/profiles/:id', async ({ actor, params, readPublic }) => {
    const data = await readPublic(services.db, (db) => readProfile({ ...services, db }, params.id, actor));
    return { success: true, data };
  });
}
