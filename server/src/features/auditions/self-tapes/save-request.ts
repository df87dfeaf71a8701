import type { TapeRequestForm } from '@kirdaar/contract/auditions/self-tapes';
import { instantInIndia } from '@kirdaar/contract/rules/calendar';
import { findContactDetail } from '@kirdaar/contract/rules/contact-details';
import { FULL_AGE } from '@kirdaar/contract/rules/limits';
import {
  findRequest,
  listMissing,
  lockRequest,
  upsertRequest,
} from '#features/auditions/self-tapes/queries.ts';
import { sendTapeEmail } from '#features/auditions/self-tapes/tasks.ts';
import { findAuditionedJob } from '#features/auditions/slots/queries.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import { prepareFile } from '#platform/media/prepare-file.ts';
import { withCleanup } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

/** Talent who were invited and have sent no tape are told of a change. */
export async function saveRequest(
  services: Services,
  { id: account_id, production_house_id }: ProductionActor,
  jobId: string,
  { instructions, day, time, current_sides }: TapeRequestForm,
  pages: ReceivedFile | undefined,
) {
  const { db, now, queue } = services;
  const job = orThrow(await findAuditionedJob(db, production_house_id, jobId), 'job_not_found');
  if (job.audition_type !== 'Self-tape') throw new AppError('not_a_self_tape_call');
  if (job.status === 'closed') throw new AppError('job_closed_to_changes');
  const phrase = job.age_from < FULL_AGE && findContactDetail(instructions);
  if (phrase) throw AppError.field('instructions', 'contact_details_to_child', phrase);
  const deadline = instantInIndia(day, time);
  const before = await findRequest(db, jobId);
  const isMoved = before?.deadline !== deadline.toISOString();
  if (isMoved && deadline <= now()) throw AppError.field('time', 'slot_in_past');
  if (isMoved && day > job.shoot_dates) throw AppError.field('day', 'slot_after_shoot');

  await withCleanup(services, async (files) => {
    const sent =
      pages &&
      ({ field: 'sides', accepted: 'document', path: pages.path, owner: production_house_id } as const);
    const stored = sent && (await prepareFile(services, sent, files)).file;
    await db.transaction().execute(async (trx) => {
      const was = await lockRequest(trx, jobId);
      const kept = current_sides === 'keep' ? was : undefined;
      const sides = stored ?? kept?.sides ?? null;
      files.push(was?.sides);
      const request = { instructions, deadline: deadline.toISOString(), sides };
      const changed_at = now().toISOString();
      await upsertRequest(trx, { job_id: jobId, ...request, account_id, changed_at });
      const isSame =
        was?.instructions === instructions && was.deadline === request.deadline && was.sides === sides;
      if (!was || isSame) return;
      for (const { application_id } of await listMissing(trx, jobId))
        await queue.add(trx, sendTapeEmail, { application_id, kind: 'changed' });
    });
  });
}

export async function requireOpenRequest({ db, now }: Services, jobId: string) {
  const request = orThrow(await findRequest(db, jobId), 'tape_request_missing');
  if (Date.parse(request.deadline) <= now().getTime()) throw new AppError('tape_deadline_passed');
}
