import type { FastifyInstance } from 'fastify';
import { findDraft, upsertDraft } from '#features/applications/application-drafts/queries.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function applicationDraftRoutes(app: FastifyInstance, { db, now }: Services) {
  serve(app, 'GET /api/user/application-drafts/:id', async ({ actor, params }) => ({
    success: true,
    fields: orThrow(await findDraft(db, actor.id, params.id), 'job_not_found'),
  }));

  serve(app, 'PUT /api/user/application-drafts/:id', async ({ actor, params, body }) => {
    const saved_at = now().toISOString();
    const draft = { talent_id: actor.id, job_id: params.id, fields: JSON.stringify(body.fields), saved_at };
    if (!(await upsertDraft(db, draft))) throw new AppError('job_not_found');
    return { success: true, saved_at };
  });
}
