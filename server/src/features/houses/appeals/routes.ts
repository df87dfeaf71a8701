import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { insertAppeal, listAnswered, listDecisions } from '#features/houses/appeals/queries.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function appealRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;

  serve(app, 'GET /api/production/appeals', async ({ actor: { id, production_house_id } }) => {
    const decisions = await listDecisions(db, production_house_id, id);
    return { success: true, decisions, answered: await listAnswered(db, production_house_id, id) };
  });

  serve(app, 'POST /api/production/appeals', async ({ actor, body }) => {
    await appealDecision(services, actor, body);
    return { success: true, message: msg('appeal_sent') };
  });
}

/** Appeals a decision of staff: on a casting call, or without one the suspension or ban of the house. */
async function appealDecision(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id: account_id, production_house_id }: ProductionActor,
  { job_id = null, text }: { job_id?: string | null | undefined; text: string },
) {
  const decisions = await listDecisions(db, production_house_id, account_id);
  const decision = decisions.find((one) => one.job_id === job_id);
  if (!decision) throw new AppError('nothing_to_appeal');
  const { house_suspension_id, job_version, document_sent_at, reason } = decision;
  const inserted = await insertAppeal(db, {
    ...{ production_house_id, house_suspension_id, job_id, job_version, document_sent_at, account_id, text },
    decision: reason,
    sent_at: now().toISOString(),
  });
  if (!inserted) throw new AppError('appeal_open_already');
}
