import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { reviewedJobFields } from '@kirdaar/contract/rules/job-fields';
import { deleteUnusedImage } from '#features/jobs/job-posts/job-image.ts';
import { approveJob } from '#features/jobs/reviews/approve-job.ts';
import type { Reviewed } from '#features/jobs/reviews/find-version.ts';
import { listWaiting } from '#features/jobs/reviews/queries.ts';
import { refuseJob } from '#features/jobs/reviews/refuse-job.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';

/** Lists what awaits approval, with the text of each casting call and what each edit changes. */
export async function describePending(db: Database): Promise<string[]> {
  const waiting = await listWaiting(db);
  if (waiting.length === 0) return ['No casting calls await approval.'];
  return waiting.flatMap(({ id, version, sent_at, company_name, title, status, fields, ...job }) => [
    [
      // The first version is also found by the id alone.
      version === 1 ? id : `${id}@${version}`,
      dayInIndia(new Date(sent_at)),
      company_name ?? 'unnamed house',
      title,
      ...(status === 'pending' ? [] : ['edit of an approved casting call']),
    ].join('  '),
    ...reviewedJobFields.flatMap((field) =>
      describeField(field, job[field], fields?.[field], status !== 'pending'),
    ),
    ...describeField('picture', job.image, job.new_image ?? undefined, status !== 'pending'),
    ...(status === 'pending' ? [`    application_deadline: ${job.application_deadline}`] : []),
  ]);
}

type Value = string | number | null | undefined;

/** Describes a field of a new casting call, or what an edit changes in it. */
function describeField(field: string, now: Value, next: Value, isEdit: boolean): string[] {
  if (isEdit) return next === undefined ? [] : [`    ${field}: ${now ?? 'empty'}  ->  ${next ?? 'empty'}`];
  return now === null ? [] : [`    ${field}: ${now}`];
}

/** Approves the listed version of a casting call and returns a confirmation. Idempotent. */
export async function approveCall(
  desk: Pick<Services, 'db' | 'now' | 'queue' | 'storage'>,
  reference: string,
): Promise<string> {
  const { replaced, ...reviewed } = await approveJob(desk, reference);
  await deleteUnusedImage(desk, replaced);
  if (!reviewed.subject) return nothingToDo(reviewed);
  if (reviewed.subject === 'edit') return `Approved: talent now see the changes to ${reviewed.title}.`;
  return `Approved: ${reviewed.title} is now open.`;
}

/** Refuses the listed version of a casting call and returns a confirmation. */
export async function rejectCall(
  desk: Pick<Services, 'db' | 'queue'>,
  reference: string,
  reason: string,
): Promise<string> {
  const reviewed = await refuseJob(desk, reference, reason);
  if (!reviewed.subject) return nothingToDo(reviewed);
  const what = reviewed.subject === 'edit' ? `the changes to ${reviewed.title}` : reviewed.title;
  return `Rejected: ${what}. The house is told why.`;
}

function nothingToDo({ title, status }: Reviewed): string {
  return `Nothing to do: ${title} does not await approval. Its status is ${status}.`;
}
