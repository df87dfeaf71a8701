import { isDeepStrictEqual } from 'node:util';
import type { EndpointOutput } from '@kirdaar/contract/api';
import { listReceivedOf } from '#features/applications/received/queries.ts';
import {
  askForTape,
  assertUndecided,
  moveToAudition,
} from '#features/auditions/audition-invitations/invite-applicants.ts';
import { findRequest, insertRequest } from '#features/auditions/tape-requests/queries.ts';
import {
  askedFor,
  checkRequestToChildren,
  findOpenJob,
  storeSides,
} from '#features/auditions/tape-requests/save-request.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import { withCleanup } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

type Form = EndpointOutput<'POST /api/production/self-tapes/:id/requests', never>['body'];

/** Asks applicants for a tape of a callback, or one of them for another tape; returns how many. Idempotent. */
export async function askApplicants(
  services: Services,
  actor: ProductionActor,
  jobId: string,
  { request_id, audience, application_ids, ...form }: Form,
  pages: ReceivedFile | undefined,
): Promise<number> {
  const { db, now, queue } = services;
  const { id: account_id, production_house_id } = actor;
  const job = await findOpenJob(services, production_house_id, jobId);
  const asked = askedFor(job, form, undefined, now());
  const received = await listReceivedOf(db, production_house_id, jobId, application_ids, now());
  if (received.length < application_ids.length) throw new AppError('applicants_not_found');
  received.forEach(assertUndecided);
  await checkRequestToChildren(services, application_ids, form);

  await withCleanup(services, async (files) => {
    const sides = pages && (await storeSides(services, production_house_id, pages, files));
    await db.transaction().execute(async (trx) => {
      const changed_at = now().toISOString();
      const request = { id: request_id, job_id: jobId, audience, ...asked, ...sides, account_id, changed_at };
      if (!(await insertRequest(trx, request)))
        requireSame(await findRequest(trx, jobId, request_id), { audience, ...asked });
      for (const { id: application_id } of received) {
        if (await askForTape({ ...services, db: trx }, { application_id, request_id, account_id }))
          await moveToAudition({ db: trx, now, queue }, actor, application_id);
      }
    });
  });
  return received.length;
}

function requireSame(found: Awaited<ReturnType<typeof findRequest>>, asked: object) {
  const sent = orThrow(found, 'job_not_found');
  if (!isDeepStrictEqual({ ...sent, ...asked }, sent)) throw new AppError('request_id_reused');
}
