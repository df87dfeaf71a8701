import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { deletePreset, listPresets } from '#features/applications/review-presets/queries.ts';
import { savePreset } from '#features/applications/review-presets/save-preset.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function reviewPresetRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;
  serve(app, 'GET /api/production/review-presets', async ({ actor }) => {
    return { success: true, presets: await listPresets(db, actor.production_house_id) };
  });

  serve(app, 'PUT /api/production/review-presets', async ({ actor, body }) => {
    const presets = await savePreset(services, actor.production_house_id, body);
    return { success: true, message: msg('saved'), presets };
  });

  serve(app, 'DELETE /api/production/review-presets/:id', async ({ actor, params }) => {
    if (!(await deletePreset(db, actor.production_house_id, params.id)))
      throw new AppError('preset_not_found');
    return {
      success: true,
      message: msg('deleted'),
      presets: await listPresets(db, actor.production_house_id),
    };
  });
}
