import { applyConsents } from '@kirdaar/contract/rules/consents';
import {
  copyConsents,
  copyMedia,
  findApplicationTo,
  findRole,
  findSource,
  insertConsidered,
  listRoles,
} from '#features/applications/known-people/queries.ts';
import { notifyConsidered } from '#features/applications/status-history/tasks.ts';
import { makePlayable } from '#features/talent/media/tasks.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const rejections = [
  [RULES.NO_GUARDIAN_CONSENT, 'child_without_guardian'],
  [RULES.GUARDIAN_HAS_NOT_APPROVED, 'considered_needs_guardian'],
  [RULES.HOUSE_SEES_NO_CHILDREN, 'application_not_found'],
  [RULES.JOB_FOR_ADULTS, 'job_for_adults'],
  [RULES.NO_APPLICATION_TO_REUSE, 'considered_withdrawn'],
] as const;

const versions = applyConsents.map(({ id, version }) => `${id} ${version}`);

/**
 * Considers an applicant for another open casting call of the house, once: an application with the same answers and
 * media, which the talent is told of and can withdraw.
 */
export async function considerApplication(
  services: Services,
  by: ProductionActor,
  source: string,
  job_id: string,
) {
  const { db, now } = services;
  const talent_id = await requireUsable(services, by, source);
  const role = orThrow(await findRole(db, by, talent_id, job_id, now()), 'job_not_found');
  const earlier = await findEarlier(services, job_id, talent_id);
  if (earlier) return earlier;
  if (!role.open) throw new AppError(role.stopped ? 'applications_stopped' : 'job_closed');
  if (role.obstacle) throw new AppError(role.obstacle);

  const copy = { source, job_id, considered_by: by.id, applied_at: now().toISOString() };
  const application_id = await store(services, copy).catch((error) => {
    const [, code] = rejections.find(([rule]) => hasCode(error, rule)) ?? [];
    throw code ? new AppError(code) : error;
  });
  if (application_id) return { application_id, job_id, already_considered: false };
  // A colleague considered them, or they applied, at the same time.
  return orThrow(await findEarlier(services, job_id, talent_id), 'application_not_found');
}

/** Returns the other open roles with what keeps an applicant from being considered for them. */
export async function readRoles(services: Services, by: ProductionActor, source: string) {
  return listRoles(services.db, by, await requireUsable(services, by, source), services.now());
}

/** Returns the talent of an application whose answers and media another role can use. */
async function requireUsable({ db, now }: Services, by: ProductionActor, source: string) {
  const found = orThrow(await findSource(db, by, source, now()), 'application_not_found');
  const { talent_id, status, is_removed } = found;
  if (is_removed) throw new AppError('call_removed');
  if (status === 'withdrawn') throw new AppError('considered_withdrawn');
  return talent_id;
}

async function findEarlier({ db }: Services, job_id: string, talentId: string) {
  const earlier = await findApplicationTo(db, job_id, talentId);
  if (!earlier) return undefined;
  if (!earlier.considered) throw new AppError('applied_already');
  if (earlier.status === 'withdrawn') throw new AppError('considered_declined');
  return { application_id: earlier.id, job_id, already_considered: true };
}

function store(services: Services, copy: Parameters<typeof insertConsidered>[1]) {
  const { db, queue } = services;
  return db.transaction().execute(async (trx) => {
    const inserted = await insertConsidered(trx, copy);
    if (!inserted) return undefined;
    await copyConsents(trx, copy.source, inserted.id, versions);
    for (const { state, file } of await copyMedia(trx, copy.source, inserted.id))
      if (state === 'processing') await queue.add(trx, makePlayable, { file });
    await queue.add(trx, notifyConsidered, { application_id: inserted.id });
    return inserted.id;
  });
}
