import { msg } from '@kirdaar/contract/messages';
import { MAX_COMP_CARDS } from '@kirdaar/contract/rules/limits';
import type { FastifyInstance } from 'fastify';
import { choosePictured, exportToCsv, exportToXlsx } from '#features/applications/board/export-applicants.ts';
import { nameStages } from '#features/applications/board/name-stages.ts';
import { printContactSheet } from '#features/applications/board/print-contact-sheet.ts';
import { readBoard } from '#features/applications/board/read-board.ts';
import { waitForLiveUpdates } from '#features/applications/board-live-updates/wait-for-live-updates.ts';
import { deletePreset, listPresets } from '#features/applications/review-presets/queries.ts';
import { savePreset } from '#features/applications/review-presets/save-preset.ts';
import { openCompCardRenderer } from '#features/talent/public-profile/comp-card-renderer.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function boardRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;
  serve(app, 'GET /api/production/jobs/:id/board', async ({ actor, params, query, contentLanguage }) => {
    return { success: true, ...(await readBoard(services, actor, params.id, query, contentLanguage)) };
  });

  serve(app, 'GET /api/production/jobs/:id/board-news', async ({ actor, params, query, onGone }) => {
    return { success: true, ...(await waitForLiveUpdates(services, actor, params.id, query.seen, onGone)) };
  });

  serve(app, 'GET /api/production/jobs/:id/applicants.csv', ({ actor, params, query }) => {
    return exportToCsv(services, actor, params.id, query, 'csv');
  });

  serve(app, 'GET /api/production/jobs/:id/applicants.xlsx', ({ actor, params, query, client }) => {
    return exportToXlsx(services, actor, params.id, query, client.language);
  });

  const press = openCompCardRenderer(services);
  serve(app, 'GET /api/production/jobs/:id/comp-cards.pdf', async ({ actor, params, query, client }) => {
    const chosen = await choosePictured(services, actor, params.id, query, MAX_COMP_CARDS);
    const talents = chosen.map(({ talent_id }) => talent_id);
    return press.applicantCards(talents, actor, client.language);
  });

  serve(app, 'GET /api/production/jobs/:id/contact-sheet.pdf', ({ actor, params, query, client }) => {
    return printContactSheet(services, actor, params.id, query, client.language);
  });

  serve(app, 'PUT /api/production/jobs/:id/stages', async ({ actor, params, body }) => {
    const stage_names = await nameStages(services, actor.production_house_id, params.id, body.stage_names);
    return { success: true, message: msg('stages_saved'), stage_names };
  });

  serve(app, 'GET /api/production/review-presets', async ({ actor }) => {
    return { success: true, presets: await listPresets(db, actor.production_house_id) };
  });

  serve(app, 'PUT /api/production/review-presets', async ({ actor, body }) => {
    const presets = await savePreset(services, actor.production_house_id, body);
    return { success: true, message: msg('saved'), presets };
  });

  serve(app, 'DELETE /api/production/review-presets/:id', async ({ actor, params }) => {
    const { production_house_id } = actor;
    if (!(await deletePreset(db, production_house_id, params.id))) throw new AppError('preset_not_found');
    return { success: true, message: msg('deleted'), presets: await listPresets(db, production_house_id) };
  });
}
