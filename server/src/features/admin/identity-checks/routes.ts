import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { decide } from '#features/admin/decisions/decide.ts';
import { correctPerson } from '#features/admin/identity-checks/correct-person.ts';
import { readCheck } from '#features/admin/identity-checks/review-check.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const messages = {
  name: msg('name_corrected'),
  date_of_birth: msg('birth_date_proposed'),
  email: msg('email_proof_sent'),
} as const;

/** Corrections of a person, and documents for the verified badge. */
export function identityReviewRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'POST /api/admin/people/:id/corrections', async ({ actor, params, body, files }) => {
    await correctPerson(services, actor, params.id, { body, files });
    return { success: true, message: messages[body.kind] };
  });
  serve(app, 'GET /api/admin/identity-checks/:id', async ({ actor, params }) => {
    return { success: true, check: await readCheck(services, actor, params.id) };
  });
  serve(app, 'POST /api/admin/identity-checks/:id/approve', ({ actor, params, body }) =>
    decide(services, actor, 'approved_identity', ['identity', params.id], body),
  );
  serve(app, 'POST /api/admin/identity-checks/:id/reject', ({ actor, params, body }) =>
    decide(services, actor, 'rejected_identity', ['identity', params.id], body),
  );
}
