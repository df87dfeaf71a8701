import { UPLOAD_HOURS } from '@kirdaar/contract/rules/limits';
import { dropFiles } from '#features/stored-files/keep-file.ts';
import { listForsakenFiles } from '#features/stored-files/queries.ts';
import { finishArrived } from '#features/uploads/finish-upload.ts';
import { deleteExpiredUploads, listUnfinishedUploads } from '#features/uploads/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const HOUR_MS = 60 * 60 * 1000;
const AT_ONCE = 500;

/** Ends what a crash or a lost connection left half done: uploads and files that nothing refers to. */
export async function sweepUploads(services: Services) {
  const { db, now, pieces } = services;
  for (const upload of await listUnfinishedUploads(db, now(), AT_ONCE)) {
    // What is refused is forgotten; nobody waits for the answer.
    await finishArrived(services, upload).catch(ignoreRefusal);
  }
  await deleteExpiredUploads(db, now());
  await pieces.removeOlder(new Date(now().getTime() - UPLOAD_HOURS * HOUR_MS));
  // Younger ones may belong to work that is under way.
  await dropFiles(services, await listForsakenFiles(db, new Date(now().getTime() - HOUR_MS), AT_ONCE));
}

function ignoreRefusal(error: unknown) {
  if (!(error instanceof Refusal)) throw error;
}
