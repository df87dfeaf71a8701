import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { moveApplications, undoMoves } from '#features/applications/moves/move-applications.ts';
import { deleteNote, upsertNote } from '#features/applications/review/queries.ts';
import { readReviewed } from '#features/applications/review/read-reviewed.ts';
import { scoreApplication } from '#features/applications/review/score-application.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function reviewRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/production/review/:id', async ({ actor, params, contentLanguage: language }) => {
    return { success: true, data: await readReviewed(services, actor, params.id, language) };
  });

  serve(app, 'POST /api/production/review/moves', async ({ actor, body, translate }) => {
    const taken = await moveApplications(services, actor, body);
    const not_moved = taken.not_moved.map((one) => ({ ...one, reason: translate(one.reason) }));
    return { success: true, message: msg('applications_moved', taken.moved.length), ...taken, not_moved };
  });

  serve(app, 'POST /api/production/review/undo', async ({ actor, body, translate }) => {
    const taken = await undoMoves(services, actor, body);
    const not_undone = taken.not_undone.map((one) => ({ ...one, reason: translate(one.reason) }));
    return { success: true, message: msg('move_undone'), ...taken, not_undone };
  });

  serve(app, 'PUT /api/production/review/:id/score', async ({ actor, params, body }) => {
    const scores = await scoreApplication(services, actor, params.id, body);
    return { success: true, message: msg('saved'), ...scores };
  });

  serve(app, 'PUT /api/production/review/:id/notes', async ({ actor, params, body }) => {
    const written = { id: body.request_id, application_id: params.id, text: body.text };
    const note = orThrow(await upsertNote(db, actor, written, now()), 'application_not_found');
    return { success: true, message: msg('saved'), note };
  });

  serve(app, 'DELETE /api/production/review/notes/:id', async ({ actor, params }) => {
    if (!(await deleteNote(db, actor.id, params.id))) throw new AppError('note_not_found');
    return { success: true, message: msg('removed') };
  });
}
