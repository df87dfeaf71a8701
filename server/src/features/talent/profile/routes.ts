import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { readDraft, saveDraft } from '#features/talent/profile/profile-draft.ts';
import { deleteDraft } from '#features/talent/profile/queries.ts';
import { readOwnProfile, readProfileOf } from '#features/talent/profile/read-profile-of.ts';
import { saveProfile } from '#features/talent/profile/save-profile.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function talentRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/user/profile', async ({ actor }) => {
    return { success: true, user: await readOwnProfile(services, actor.id) };
  });
  serve(app, 'PUT /api/user/profile', async ({ actor, body, files }) => {
    await saveProfile(services, actor.id, body, files);
    const user = await readOwnProfile(services, actor.id);
    return { success: true, message: msg('profile_saved'), user };
  });

  serve(app, 'GET /api/user/profile/draft', async ({ actor }) => {
    return { success: true, draft: await readDraft(services, actor.id) };
  });
  serve(app, 'PUT /api/user/profile/draft', async ({ actor, body }) => {
    return { success: true, ...(await saveDraft(services, actor.id, body)) };
  });
  serve(app, 'DELETE /api/user/profile/draft', async ({ actor }) => {
    await deleteDraft(services.db, actor.id);
    return { success: true, message: msg('draft_deleted') };
  });

  serve(app, 'GET /api/user/profile/:id', async ({ actor, params }) => {
    return { success: true, data: await readProfileOf(services, params.id, actor) };
  });
}
