import {
  deleteWaiting,
  findNeed,
  type Prepared,
  updateToDecided,
  upsertRequest,
} from '#features/accounts/guardian-decisions/queries.ts';
import { sendGuardianRequest } from '#features/accounts/guardian-decisions/tasks.ts';
import { lockBirthDate } from '#features/accounts/guardians/queries.ts';
import { currentActing } from '#platform/http/acting.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Keeps what a child's login prepared until the guardian decides, and returns its id; undefined if it can take effect
 * now, for an adult or with the guardian's decision. `typed` is the birth date on the form, for a profile without one.
 * Idempotent: the guardian is asked once. What a guardian does who acts for the child is the decision. What takes effect
 * now replaces what waited, of a tape take by take. Runs in the caller's transaction.
 */
export async function keepForGuardian(
  { db, now, queue }: Services,
  talentId: string,
  prepared: Prepared,
  typed?: string,
): Promise<string | undefined> {
  const read = () => findNeed(db, talentId, prepared, { now: now(), typed });
  const before = await read();
  if (!before?.needed && !before?.waits) return undefined;
  // A guardian who decides at this moment has done so once it is locked.
  await lockBirthDate(db, talentId);
  const need = await read();
  if (!need?.needed) {
    if (prepared.kind !== 'tape') await deleteWaiting(db, talentId, prepared);
    return undefined;
  }
  if (!need.agreed) throw new AppError('guardian_required');
  if (await decideAsGuardian({ db, now }, talentId, prepared)) return undefined;
  const { id, is_new } = await upsertRequest(db, talentId, prepared, now());
  if (is_new) await queue.add(db, sendGuardianRequest, { decision_id: id });
  return id;
}

/** Records that a guardian decided this by doing it for the child. Returns false if it is not a guardian who acts. */
export async function decideAsGuardian(
  { db, now }: Pick<Services, 'db' | 'now'>,
  talentId: string,
  prepared: Prepared,
): Promise<boolean> {
  const guardian_id = currentActing()?.[0].guardian_id;
  if (!guardian_id) return false;
  const { id } = await upsertRequest(db, talentId, prepared, now());
  const decided = { guardian_id, approved: true, prepared: prepared.prepared ?? {} };
  await updateToDecided(db, id, decided, now());
  return true;
}
