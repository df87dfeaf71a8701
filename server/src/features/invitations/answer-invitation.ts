import { lockSlot } from '#features/auditions/queries.ts';
import { requireGuardian } from '#features/guardian/require-guardian.ts';
import { findInvitation, updateAnswer } from '#features/invitations/queries.ts';
import { sendAuditionLetter } from '#features/invitations/tasks.ts';
import { hasCode } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const NOT_TO_BE_HAD = 'KD050';
const IS_TAKEN = 'KD051';

/** Has a talent come to a slot, while there is a place; the one confirmed before is free again. */
export async function confirmSlot(services: Services, talentId: string, id: string, slot_id: string) {
  const { db, now, queue } = services;
  await findOpenInvitation(services, talentId, id);
  await requireGuardian(services, talentId);
  try {
    await db.transaction().execute(async (trx) => {
      // Slots are always locked before invitations.
      if (!(await lockSlot(trx, slot_id))) throw gone();
      const answer = { answer: 'confirmed', note: '', slot_id } as const;
      if (await updateAnswer(trx, id, answer, now()))
        await queue.add(trx, sendAuditionLetter, { application_id: id, kind: 'confirmed' });
    });
  } catch (error) {
    if (hasCode(error, IS_TAKEN)) throw new Refusal(409, 'This time was just taken. Please choose another.');
    if (hasCode(error, NOT_TO_BE_HAD)) throw gone();
    throw error;
  }
}

/** Has a talent not come; another answer may follow as long as the house has not decided. */
export async function declineAudition(services: Services, talentId: string, id: string, note: string) {
  await findOpenInvitation(services, talentId, id);
  await updateAnswer(services.db, id, { answer: 'declined', note }, services.now());
}

/** Asks the house for another time, in the talent's words. */
export async function askForAnother(services: Services, talentId: string, id: string, note: string) {
  const { db, now, queue } = services;
  await findOpenInvitation(services, talentId, id);
  await requireGuardian(services, talentId);
  await db.transaction().execute(async (trx) => {
    if (await updateAnswer(trx, id, { answer: 'asked', note }, now()))
      await queue.add(trx, sendAuditionLetter, { application_id: id, kind: 'asked' });
  });
}

async function findOpenInvitation({ db, now }: Services, talentId: string, id: string) {
  const invitation = await findInvitation(db, talentId, id);
  if (!invitation) throw new Refusal(404, 'Not found.');
  const { answer, undecided, starts_at } = invitation;
  if (answer === 'ended' || !undecided) {
    throw new Refusal(409, 'This application is decided, so there is no audition to answer.');
  }
  if (answer === 'confirmed' && starts_at && Date.parse(starts_at) <= now().getTime()) {
    throw new Refusal(409, 'This audition has begun already.');
  }
}

function gone() {
  return new Refusal(409, 'This time is no longer there. Please choose another.');
}
