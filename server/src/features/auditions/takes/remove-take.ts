import { listOwnTapes, updateSelfTape } from '#features/auditions/self-tapes/queries.ts';
import { isFinal } from '#features/auditions/self-tapes/read-tapes.ts';
import { deleteTake } from '#features/auditions/takes/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { withCleanup } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

/** Deletes a take of one's own, until the deadline and until somebody watched it. */
export async function removeTake(services: Services, talentId: string, id: string) {
  const { db, now } = services;
  const own = (await listOwnTapes(db, talentId, { take: id }, now()))[0];
  const take = own?.takes.find((sent) => sent.id === id);
  if (!own || !take) throw new AppError('take_not_found');
  if (!own.undecided) throw new AppError('application_closed');
  if (isFinal(own, now())) throw new AppError('tape_is_final');
  await withCleanup(services, async (files) => {
    await db.transaction().execute(async (trx) => {
      const deleted = await deleteTake(trx, id);
      if (!deleted) throw new AppError('tape_was_watched');
      files.push(...deleted);
      const gone = { received_at: null, begun_at: null, removed_at: now().toISOString() };
      const isLast = own.takes.every((sent) => sent.waits_for || sent.id === id);
      if (isLast && !take.waits_for) await updateSelfTape(trx, own.id, gone, now());
    });
  });
}
