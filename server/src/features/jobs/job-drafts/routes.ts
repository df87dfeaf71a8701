import type { JobDraftFields } from '@kirdaar/contract/jobs/job-drafts';
import { msg } from '@kirdaar/contract/messages';
import { DRAFT_DAYS } from '@kirdaar/contract/rules/limits';
import type { FastifyInstance } from 'fastify';
import { isRegistered } from '#features/accounts/google-sign-in/queries.ts';
import { draftFrom } from '#features/jobs/casting-messages/draft-from.ts';
import { deleteDraft, findDraft, listDrafts } from '#features/jobs/job-drafts/queries.ts';
import { copyJob, saveDraft } from '#features/jobs/job-drafts/save-draft.ts';
import { deleteUnusedImage } from '#features/jobs/job-posts/post-job.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function jobDraftRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;

  serve(app, 'GET /api/production/job-drafts', async ({ actor }) => {
    const { production_house_id } = actor;
    const drafts = actor.is_limited ? [] : await listDrafts(db, production_house_id);
    const may_post = await isRegistered(db, actor.id);
    return { success: true, production_house_id, may_post, days: DRAFT_DAYS, drafts };
  });

  serve(app, 'GET /api/production/job-drafts/:id', async ({ actor, params }) => {
    const draft = orThrow(await findDraft(db, actor.production_house_id, params.id), 'draft_not_found');
    // The column is only written with data validated by the contract's schema.
    return { success: true, draft: { ...draft, fields: draft.fields as JobDraftFields } };
  });

  serve(app, 'PUT /api/production/job-drafts', async ({ actor, body }) => {
    const { request_id, fields } = body;
    return { success: true, ...(await saveDraft(services, actor, request_id, fields)) };
  });

  serve(app, 'POST /api/production/casting-messages', async ({ body }) => ({
    success: true,
    ...draftFrom(body.message, services.now()),
  }));

  serve(app, 'DELETE /api/production/job-drafts/:id', async ({ actor, params }) => {
    const deleted = orThrow(await deleteDraft(db, actor.production_house_id, params.id), 'draft_not_found');
    await deleteUnusedImage(services, deleted.image);
    return { success: true, message: msg('draft_deleted') };
  });

  serve(app, 'POST /api/production/jobs/:id/copy', async ({ actor, params, body }) => {
    await copyJob(services, actor, params.id, body.request_id);
    return { success: true, message: msg('copy_saved'), id: body.request_id };
  });
}
