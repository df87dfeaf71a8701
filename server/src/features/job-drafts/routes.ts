import type { JobDraftFields } from '@kirdaar/contract/job-drafts';
import { DRAFT_DAYS } from '@kirdaar/contract/rules/limits';
import type { FastifyInstance } from 'fastify';
import { copyJob } from '#features/job-drafts/copy-job.ts';
import { keepDraft } from '#features/job-drafts/keep-draft.ts';
import { findDraft, listDrafts, takeDraft } from '#features/job-drafts/queries.ts';
import { dropImage } from '#features/job-posts/job-image.ts';
import { Refusal } from '#platform/refusal.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

export function jobDraftRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;

  serve(app, 'GET /api/production/job-drafts', async ({ actor }) => {
    const { production_house_id } = actor;
    const drafts = await listDrafts(db, production_house_id);
    return { success: true, production_house_id, days: DRAFT_DAYS, drafts };
  });

  serve(app, 'GET /api/production/job-drafts/:id', async ({ actor, params }) => {
    const draft = await findDraft(db, actor.production_house_id, params.id);
    if (!draft) throw new Refusal(404, 'Draft not found');
    // Stored by the contract's schema alone.
    return { success: true, draft: { ...draft, fields: draft.fields as JobDraftFields } };
  });

  serve(app, 'PUT /api/production/job-drafts', async ({ actor, body }) => {
    const { request_id, fields } = body;
    return { success: true, ...(await keepDraft(services, actor, request_id, fields)) };
  });

  serve(app, 'DELETE /api/production/job-drafts/:id', async ({ actor, params }) => {
    const taken = await takeDraft(db, actor.production_house_id, params.id);
    if (!taken) throw new Refusal(404, 'Draft not found');
    await dropImage(services, taken.image);
    return { success: true, message: 'The draft is deleted.' };
  });

  serve(app, 'POST /api/production/jobs/:id/copy', async ({ actor, params, body }) => {
    await copyJob(services, actor, params.id, body.request_id);
    return { success: true, message: 'The copy is a draft now.', id: body.request_id };
  });
}
