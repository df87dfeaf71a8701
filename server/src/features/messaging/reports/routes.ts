import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { insertUnsafe } from '#features/messaging/reports/queries.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Talent who do not feel safe at an audition reach the safety team with one press. */
export function unsafeAuditionRoutes(app: FastifyInstance, { db, now }: Services) {
  serve(app, 'POST /api/user/auditions/:id/unsafe', async ({ actor, params, body }) => {
    const sent = { talent_id: actor.id, application_id: params.id, id: body.request_id, text: body.text };
    orThrow(await insertUnsafe(db, sent, now()), 'audition_invitation_not_found');
    return { success: true, message: msg('unsafe_sent') };
  });
}
