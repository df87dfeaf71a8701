import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { acceptOffer, declineOffer } from '#features/auditions/offers/answer-offer.ts';
import { makeOffer, withdrawOffer } from '#features/auditions/offers/make-offer.ts';
import { readNextSteps, readOwnOffers } from '#features/auditions/offers/read-offers.ts';
import { cancelRole, stepBack, withdraw } from '#features/auditions/recasting/end-role.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function offerRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/production/next-steps/:id', async ({ actor, params }) => {
    return { success: true, data: await readNextSteps(services, actor, params.id) };
  });

  serve(app, 'POST /api/production/applications/:id/offer', async ({ actor, params, body }) => {
    const clashes = await makeOffer(services, actor, params.id, body);
    return { success: true, message: msg('offer_sent'), clashes };
  });

  serve(app, 'DELETE /api/production/applications/:id/offer', async ({ actor, params }) => {
    await withdrawOffer(services, actor, params.id);
    return { success: true, message: msg('offer_withdrawn') };
  });

  serve(app, 'GET /api/user/offers', async ({ actor }) => {
    return { success: true, offers: await readOwnOffers(services, actor.id) };
  });

  serve(app, 'POST /api/user/offers/:id/accept', async ({ actor, params }) => {
    const { clashes, waits } = await acceptOffer(services, actor.id, params.id);
    return { success: true, message: waits ? msg('offer_waits') : msg('offer_accepted'), clashes };
  });

  serve(app, 'POST /api/user/offers/:id/decline', async ({ actor, params, body }) => {
    await declineOffer(services, actor.id, params.id, body.reason ?? '');
    return { success: true, message: msg('offer_declined') };
  });

  serve(app, 'POST /api/production/applications/:id/cancel-role', async ({ actor, params, body }) => {
    await cancelRole(services, actor, params.id, body.reason);
    return { success: true, message: msg('role_cancelled') };
  });

  serve(app, 'POST /api/user/job-applications/:id/withdraw', async ({ actor, params }) => {
    await withdraw(services, actor.id, params.id);
    return { success: true, message: msg('withdrew_application') };
  });

  serve(app, 'POST /api/user/offers/:id/step-back', async ({ actor, params, body }) => {
    await stepBack(services, actor.id, params.id, body.reason);
    return { success: true, message: msg('role_given_up') };
  });
}
