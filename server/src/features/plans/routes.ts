import type { FastifyInstance } from 'fastify';
import { cancelPlan } from '#features/plans/cancel-plan.ts';
import { changeRenewal } from '#features/plans/change-renewal.ts';
import { listPlans } from '#features/plans/queries.ts';
import { readCurrentPlan } from '#features/plans/read-current.ts';
import { readOffers } from '#features/plans/read-offers.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

export function planRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/plans', () => listPlans(services.db));

  serve(app, 'GET /api/user/plan/current', async ({ actor }) => {
    return { success: true, ...(await readCurrentPlan(services, actor.id)) };
  });

  serve(app, 'GET /api/user/plan/offers', async ({ actor }) => {
    return { success: true, ...(await readOffers(services, actor.id)) };
  });

  serve(app, 'PUT /api/user/plan/renewal', async ({ actor, body: { auto_renew } }) => {
    await changeRenewal(services, actor.id, auto_renew);
    const message = auto_renew
      ? 'We will write to you before your plan ends, so that you can confirm the next year.'
      : 'Your plan ends by itself.';
    return { success: true, message, plan_auto_renew: auto_renew };
  });

  serve(app, 'POST /api/user/plan/cancel', async ({ actor }) => {
    return { success: true, ...(await cancelPlan(services, actor.id)) };
  });
}
