import type { FastifyInstance } from 'fastify';
import { takeSteps } from '#features/held-steps/take-steps.ts';
import { undoSteps } from '#features/held-steps/undo-steps.ts';
import { deleteNote, upsertNote } from '#features/review/queries.ts';
import { readReviewed } from '#features/review/read-reviewed.ts';
import { scoreApplication } from '#features/review/score-application.ts';
import { Refusal } from '#platform/refusal.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

export function reviewRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/production/review/:id', async ({ actor, params }) => {
    return { success: true, data: await readReviewed(services, actor, params.id) };
  });

  serve(app, 'POST /api/production/review/steps', async ({ actor, body }) => {
    const taken = await takeSteps(services, actor, body);
    return { success: true, message: `${taken.moved.length} moved.`, ...taken };
  });

  serve(app, 'POST /api/production/review/undo', async ({ actor, body }) => {
    return { success: true, message: 'Taken back.', ...(await undoSteps(services, actor, body.request_id)) };
  });

  serve(app, 'PUT /api/production/review/:id/score', async ({ actor, params, body }) => {
    await scoreApplication(services, actor, params.id, body.score);
    return { success: true, message: 'Saved.', score: body.score };
  });

  serve(app, 'PUT /api/production/review/:id/notes', async ({ actor, params, body }) => {
    const written = { id: body.request_id, application_id: params.id, text: body.text };
    const note = await upsertNote(db, actor, written, now());
    if (!note) throw new Refusal(404, 'Not found.');
    return { success: true, message: 'Saved.', note };
  });

  serve(app, 'DELETE /api/production/review/notes/:id', async ({ actor, params }) => {
    if (!(await deleteNote(db, actor.id, params.id))) throw new Refusal(404, 'Not found.');
    return { success: true, message: 'Removed.' };
  });
}
