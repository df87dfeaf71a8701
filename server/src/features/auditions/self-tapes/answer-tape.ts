import { readOwnTape } from '#features/auditions/self-tapes/own-tape.ts';
import { updateSelfTape } from '#features/auditions/self-tapes/queries.ts';
import { sendTapeEmail } from '#features/auditions/self-tapes/tasks.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Declines to send a tape, and tells the house. The talent can still send one later. */
export async function declineTape(services: Services, talentId: string, applicationId: string, note: string) {
  const { db, now, queue } = services;
  const { received_at, state } = await readOwnTape(services, talentId, applicationId);
  if (received_at) throw new AppError('tape_already_sent');
  try {
    await db.transaction().execute(async (trx) => {
      await updateSelfTape(trx, applicationId, { declined_at: now().toISOString(), note }, now());
      if (state !== 'declined')
        await queue.add(trx, sendTapeEmail, { application_id: applicationId, kind: 'declined' });
    });
  } catch (error) {
    if (hasCode(error, RULES.APPLICATION_DECIDED)) throw new AppError('application_closed');
    throw error;
  }
}
