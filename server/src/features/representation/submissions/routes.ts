import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { chooseRepresentation, takeBack } from '#features/representation/submissions/decide-submission.ts';
import { readSubmittable } from '#features/representation/submissions/read-submittable.ts';
import { submit } from '#features/representation/submissions/submit.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** An agency submits several clients to one casting call, and the talent decides whose submission counts. */
export function submissionRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/user/agency/submissions/:id', async ({ actor, params, contentLanguage }) => {
    return { success: true, ...(await readSubmittable(services, actor, params.id, contentLanguage)) };
  });

  serve(app, 'POST /api/user/agency/submissions', async ({ actor, body, client, translate }) => {
    const results = await submit(services, actor, body, client.language);
    return {
      success: true,
      message: msg('submission_sent', results.filter(({ outcome }) => outcome === 'sent').length),
      results: results.map(({ mandate_id, outcome, error }) => ({
        ...{ mandate_id, outcome },
        error: error ? translate(error) : null,
      })),
    };
  });

  serve(app, 'POST /api/user/agency/submissions/:id/take-back', async ({ actor, params }) => {
    await takeBack(services, actor, params.id);
    return { success: true, message: msg('submission_taken_back') };
  });

  serve(app, 'PUT /api/user/job-applications/:id/representation', async ({ actor, params, body }) => {
    await chooseRepresentation(services, actor, params.id, body.mandate_id);
    return { success: true, message: msg('representation_chosen') };
  });
}
