import { updateAnswers, updateSelfTape, updateToConfirmed } from '#features/auditions/self-tapes/queries.ts';
import { findOpenTape, isWatched } from '#features/auditions/self-tapes/read-tapes.ts';
import { sendTapeEmail } from '#features/auditions/self-tapes/tasks.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { currentActing } from '#platform/http/acting.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** The talent can still send a tape later. */
export async function declineTape(services: Services, talentId: string, id: string, note: string) {
  const { db, now, queue } = services;
  const { received_at, state } = await findOpenTape(services, talentId, id);
  if (received_at) throw new AppError('tape_already_sent');
  try {
    await db.transaction().execute(async (trx) => {
      await updateSelfTape(trx, id, { declined_at: now().toISOString(), note }, now());
      if (state !== 'declined') await queue.add(trx, sendTapeEmail, { self_tape_id: id, kind: 'declined' });
    });
  } catch (error) {
    if (hasCode(error, RULES.APPLICATION_DECIDED)) throw new AppError('application_closed');
    throw error;
  }
}

/** The talent promises to keep the sides to themselves, and gets them. */
export async function confirmTape(services: Services, talentId: string, id: string) {
  await findOpenTape(services, talentId, id);
  await updateToConfirmed(services.db, id, services.now());
}

export async function saveAnswers(
  services: Services,
  talentId: string,
  id: string,
  { answers, may_download }: { answers: string[]; may_download: boolean },
) {
  const own = await findOpenTape(services, talentId, id);
  const given = answers.slice(0, own.questions.length);
  const isChanged = own.questions.some((_, place) => (given[place] ?? '') !== (own.answers[place] ?? ''));
  if (isChanged && isWatched(own)) throw new AppError('tape_was_watched');
  const isApproved = own.slated.is_child && own.takes.some(({ waits_for }) => !waits_for);
  const isGuardian = currentActing()?.[0].guardian_id != null;
  if (isChanged && isApproved && !isGuardian) throw new AppError('tape_answers_approved');
  await updateAnswers(services.db, id, { answers: given, may_download });
}
