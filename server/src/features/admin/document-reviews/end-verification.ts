import { takeDownCallsForChildren, updateToUnverified } from '#features/admin/document-reviews/queries.ts';
import { notifyOfVerificationEnd } from '#features/houses/documents/tasks.ts';
import { deleteUnusedImage } from '#features/jobs/job-posts/post-job.ts';
import { deleteRevision, findRevision } from '#features/jobs/reviews/queries.ts';
import type { Services } from '#platform/services.ts';

/**
 * Ends the verification of a house whose document was valid until a day: its casting calls that may cast children
 * are taken down until it is verified again.
 */
export async function endVerification(
  desk: Pick<Services, 'db' | 'queue' | 'storage'>,
  production_house_id: string,
  day: string,
) {
  const images = await desk.db.transaction().execute(async (trx) => {
    if (!(await updateToUnverified(trx, production_house_id, day))) return [];
    const unused: string[] = [];
    for (const { id } of await takeDownCallsForChildren(trx, production_house_id)) {
      const revision = await findRevision(trx, id);
      if (revision?.image) unused.push(revision.image);
      await deleteRevision(trx, id);
    }
    await desk.queue.add(trx, notifyOfVerificationEnd, { production_house_id, day });
    return unused;
  });
  for (const image of images) await deleteUnusedImage(desk, image);
}
