import { says } from '@kirdaar/contract/says';
import type { FastifyInstance } from 'fastify';
import { mergeDoubles } from '#features/admin/account-merges/merge-doubles.ts';
import { findHoldings } from '#features/admin/account-merges/queries.ts';
import { findRunning } from '#features/billing/plans/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function accountMergeRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/admin/people/:id/holdings', async ({ params: { id } }) => {
    const holdings = await findHoldings(db, id);
    if (!holdings) throw new AppError('person_not_found');
    const plan = (await findRunning(db, id, now()))?.plan_name ?? null;
    return { success: true, holdings: { ...holdings, plan } };
  });

  serve(app, 'POST /api/admin/people/:id/merge', async ({ actor, params: { id }, body }) => {
    await mergeDoubles(services, { staff: actor, id, ...body });
    return { success: true, message: says('accounts_merged') };
  });
}
