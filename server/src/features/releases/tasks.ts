import { tell } from '#features/messages/tell.ts';
import { releaseLetter } from '#features/releases/letters.ts';
import { findRelease, updateToQueued } from '#features/releases/queries.ts';
import type { Task } from '#platform/queue.ts';

/** Sends the letter of one release. */
export const sendRelease: Task<{ application_id: string }> = {
  name: 'send-release',
  run: async (services, { application_id }) => {
    const release = await findRelease(services.db, application_id);
    if (!release) return;
    const { talent_id, ...facts } = release;
    await tell(services, {
      source: `release of ${application_id}`,
      account_id: talent_id,
      letter: releaseLetter,
      facts,
    });
  },
};

/** Leaves a letter to the queue for each of those whom a closed call let go, so that one that fails holds up no other. */
export const sendReleases: Task<{ job_id: string }> = {
  name: 'send-releases',
  seconds: 600,
  run: async ({ db, now, queue }, { job_id }) => {
    await db.transaction().execute(async (trx) => {
      for (const release of await updateToQueued(trx, job_id, now()))
        await queue.add(trx, sendRelease, release);
    });
  },
};
