import type { TapeRequestForm } from '@kirdaar/contract/auditions/tape-requests';
import { instantInIndia } from '@kirdaar/contract/rules/calendar';
import { findContactDetail } from '@kirdaar/contract/rules/contact-details';
import { FULL_AGE } from '@kirdaar/contract/rules/limits';
import { checkTextToChildren } from '#features/accounts/guardian-decisions/check-text.ts';
import { sendTapeEmail } from '#features/auditions/self-tapes/tasks.ts';
import { findAuditionedJob } from '#features/auditions/slots/queries.ts';
import {
  findRoleRequest,
  listMissing,
  lockRoleRequest,
  requestColumns,
  updateScoresParts,
  upsertRoleRequest,
} from '#features/auditions/tape-requests/queries.ts';
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
  { current_sides, scores_parts, ...form }: TapeRequestForm,
  pages: ReceivedFile | undefined,
) {
  const { db, now, queue } = services;
  const job = await findOpenJob(services, production_house_id, jobId);
  if (job.audition_type !== 'Self-tape') throw new AppError('not_a_self_tape_call');
  const asked = askedFor(job, form, await findRoleRequest(db, jobId), now());

  await withCleanup(services, async (files) => {
    const stored = pages && (await storeSides(services, production_house_id, pages, files));
    await db.transaction().execute(async (trx) => {
      const was = await lockRoleRequest(trx, jobId);
      const kept = current_sides === 'keep' ? was : undefined;
      const sides = stored?.sides ?? kept?.sides ?? null;
      const sides_pages = stored?.sides_pages ?? kept?.sides_pages ?? null;
      files.push(was?.sides);
      const request = { ...asked, sides, sides_pages };
      const changed_at = now().toISOString();
      await upsertRoleRequest(trx, { job_id: jobId, ...request, account_id, changed_at });
      await updateScoresParts(trx, jobId, scores_parts);
      const isSame = (column: (typeof requestColumns)[number]) =>
        JSON.stringify(was?.[column]) === JSON.stringify(request[column]);
      if (!was || requestColumns.every(isSame)) return;
      for (const { id } of await listMissing(trx, was.id))
        await queue.add(trx, sendTapeEmail, { self_tape_id: id, kind: 'changed' });
    });
  });
}

export async function findOpenJob({ db }: Services, houseId: string, jobId: string) {
  const job = orThrow(await findAuditionedJob(db, houseId, jobId), 'job_not_found');
  if (job.status === 'closed') throw new AppError('job_closed_to_changes');
  return job;
}

type Job = NonNullable<Awaited<ReturnType<typeof findAuditionedJob>>>;
type Form = Omit<TapeRequestForm, 'current_sides' | 'scores_parts'>;

/** Returns what is stored of a form, if this casting call may ask for it. */
export function askedFor(
  job: Job,
  { day, time, ...form }: Form,
  was: { deadline: string } | undefined,
  now: Date,
) {
  for (const [field, text] of writtenIn(form)) {
    const phrase = job.age_from < FULL_AGE && findContactDetail(text);
    if (phrase) throw AppError.field(field, 'contact_details_to_child', phrase);
  }
  const deadline = instantInIndia(day, time);
  const isMoved = was?.deadline !== deadline.toISOString();
  if (isMoved && deadline <= now) throw AppError.field('time', 'slot_in_past');
  if (isMoved && day > job.shoot_dates) throw AppError.field('day', 'slot_after_shoot');
  return { ...form, deadline: deadline.toISOString() };
}

function writtenIn({
  instructions,
  sides_text,
  questions,
}: Pick<Form, 'instructions' | 'sides_text' | 'questions'>) {
  return Object.entries({ instructions, sides_text, questions: questions.join('\n') });
}

/** A child may also have applied to a casting call for adults. */
export async function checkRequestToChildren(
  services: Services,
  application_ids: string[],
  request: Parameters<typeof writtenIn>[0],
) {
  for (const [field, text] of writtenIn(request))
    await checkTextToChildren(services, { application_ids }, field, text);
}

/** Stores the script pages, and adds the file to those that are deleted unless a row refers to them. */
export async function storeSides(
  services: Services,
  owner: string,
  { path }: ReceivedFile,
  files: (string | null | undefined)[],
) {
  const sent = { field: 'sides', accepted: 'document', path, owner } as const;
  const { file: sides, pages: sides_pages } = await prepareFile(services, sent, files);
  return { sides, sides_pages };
}

export async function requireOpenRequest({ db, now }: Services, jobId: string) {
  const request = orThrow(await findRoleRequest(db, jobId), 'tape_request_missing');
  if (Date.parse(request.deadline) <= now().getTime()) throw new AppError('tape_deadline_passed');
  return request;
}
