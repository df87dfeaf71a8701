import { listOwnTapes } from '#features/auditions/self-tapes/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Returns the tape of a talent's application that awaits an outcome. */
export async function readOwnTape({ db, now }: Services, talentId: string, applicationId: string) {
  const [own] = await listOwnTapes(db, talentId, applicationId, now());
  if (!own) throw new AppError('self_tape_not_found');
  if (!own.undecided) throw new AppError('application_closed');
  return own;
}
