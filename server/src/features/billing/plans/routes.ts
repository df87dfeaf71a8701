import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { readConfirmingOrder } from '#features/billing/payments/read-order.ts';
import { cancelPlan, changeRenewal } from '#features/billing/plans/cancel-plan.ts';
import { readCurrentPlan, readPlanPrices, readPlans } from '#features/billing/plans/read-plans.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function planRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/plans', ({ contentLanguage: language, readContent }) =>
    readContent((db) => readPlans(db, language)),
  );

  serve(app, 'GET /api/user/plan/current', async ({ actor, translate }) => {
    const confirming = await readConfirmingOrder(services, actor.id, translate);
    return { success: true, ...(await readCurrentPlan(services, actor.id)), confirming };
  });

  serve(app, 'GET /api/user/plan/prices', async ({ actor, translate }) => {
    const { prices, ...rest } = await readPlanPrices(services, actor.id);
    const shown = prices.map(({ rejection, ...price }) => ({
      ...price,
      reason: rejection && translate(rejection),
    }));
    const confirming = await readConfirmingOrder(services, actor.id, translate);
    return { success: true, ...rest, confirming, prices: shown };
  });

  serve(app, 'PUT /api/user/plan/renewal', async ({ actor, body: { auto_renew } }) => {
    await changeRenewal(services, actor.id, auto_renew);
    const message = auto_renew ? msg('renewal_on') : msg('renewal_off');
    return { success: true, message, plan_auto_renew: auto_renew };
  });

  serve(app, 'POST /api/user/plan/cancel', async ({ actor }) => {
    return { success: true, ...(await cancelPlan(services, actor.id)) };
  });
}
