import { keepForGuardian } from '#features/accounts/guardian-decisions/keep-for-guardian.ts';
import { requireGuardian } from '#features/accounts/guardians/guardianship.ts';
import { findAuditionInvitation, updateAnswer } from '#features/auditions/audition-invitations/queries.ts';
import { sendAuditionEmail } from '#features/auditions/audition-invitations/tasks.ts';
import { lockSlot } from '#features/auditions/slots/queries.ts';
import { inTransaction } from '#platform/database/database.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Confirms a slot for a talent if a place is free, and frees the slot confirmed before. Returns whether it waits for the
 * guardian of a child.
 */
export async function confirmSlot(
  services: Services,
  talentId: string,
  id: string,
  slot_id: string,
): Promise<boolean> {
  const { db, now, queue } = services;
  const { is_suspended, job_id } = await findOpenInvitation(services, talentId, id);
  if (is_suspended) throw new AppError('other_house_suspended');
  await requireGuardian(services, talentId);
  return inTransaction(db, async (trx) => {
    // Slots are always locked before invitations.
    if (!(await lockSlot(trx, slot_id))) throw new AppError('slot_unavailable');
    const chosen = { kind: 'audition', subject_id: id, job_id, prepared: { slot_id } } as const;
    if (await keepForGuardian({ ...services, db: trx }, talentId, chosen)) return true;
    const answer = { answer: 'confirmed', note: '', slot_id } as const;
    if (await updateAnswer(trx, id, answer, now()))
      await queue.add(trx, sendAuditionEmail, { application_id: id, kind: 'confirmed' });
    return false;
  });
}

/** Declines an audition or asks for another time. The answer can change until the house has decided. */
export async function answerWithNote(
  services: Services,
  talentId: string,
  id: string,
  { answer, note }: { answer: 'declined' | 'asked'; note: string },
) {
  const { db, now, queue } = services;
  await findOpenInvitation(services, talentId, id);
  if (answer === 'asked') await requireGuardian(services, talentId);
  await inTransaction(db, async (trx) => {
    if (await updateAnswer(trx, id, { answer, note }, now()))
      await queue.add(trx, sendAuditionEmail, { application_id: id, kind: answer });
  });
}

async function findOpenInvitation({ db, now }: Services, talentId: string, id: string) {
  const invitation = orThrow(await findAuditionInvitation(db, talentId, id), 'audition_invitation_not_found');
  const { answer, undecided, starts_at } = invitation;
  if (answer === 'ended' || !undecided) {
    throw new AppError('application_closed');
  }
  if (answer === 'confirmed' && starts_at && Date.parse(starts_at) <= now().getTime()) {
    throw new AppError('audition_started');
  }
  return invitation;
}
