import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { findCompany } from '#features/houses/company-profile/queries.ts';
import { saveCompany } from '#features/houses/company-profile/save-company.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function companyRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;

  serve(app, 'GET /api/production/profile', async ({ actor }) => {
    return { success: true, production_house: await findCompany(db, actor.production_house_id) };
  });

  serve(app, 'PUT /api/production/profile', async ({ actor, body, files }) => {
    await saveCompany(services, actor, body, files.image[0]);
    const production_house = await findCompany(db, actor.production_house_id);
    return { success: true, message: msg('profile_saved'), production_house };
  });
}
