import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { askForWoman, checkInAsTalent, checkOut } from '#features/auditions/audition-passes/attend.ts';
import { readPass, revokePass, sharePass } from '#features/auditions/audition-passes/share-pass.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** What keeps talent safe at an audition: a pass that family can follow, check-in and check-out, and a named woman. */
export function auditionPassRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'POST /api/user/auditions/:id/pass', async ({ actor, params }) => {
    const url = await sharePass(services, actor.id, params.id);
    return { success: true, message: msg('pass_shared'), url };
  });

  serve(app, 'DELETE /api/user/auditions/:id/pass', async ({ actor, params }) => {
    await revokePass(services, actor.id, params.id);
    return { success: true, message: msg('pass_revoked') };
  });

  serve(app, 'PUT /api/user/auditions/:id/check-in', async ({ actor, params }) => {
    await checkInAsTalent(services, actor.id, params.id);
    return { success: true, message: msg('own_check_in') };
  });

  serve(app, 'PUT /api/user/auditions/:id/check-out', async ({ actor, params }) => {
    await checkOut(services, actor.id, params.id);
    return { success: true, message: msg('own_check_out') };
  });

  serve(app, 'PUT /api/user/auditions/:id/woman', async ({ actor, params }) => {
    await askForWoman(services, actor.id, params.id);
    return { success: true, message: msg('woman_asked') };
  });

  serve(app, 'POST /api/audition-pass', async ({ body }) => {
    return { success: true, ...(await readPass(services, body.token)) };
  });
}
