import { HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { UPLOAD_HOURS } from '@kirdaar/contract/rules/limits';
import { mediaUploads } from '#features/talent/uploads/media-uploads.ts';
import { deleteExpiredUploads, listUnfinishedUploads } from '#features/talent/uploads/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { listUnusedFiles } from '#platform/media/queries.ts';
import { deleteUnusedFiles } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';
import { finishIfComplete, type Upload } from '#platform/storage/resumable-upload-routes.ts';
import type { Task } from '#platform/task.ts';

const AT_ONCE = 500;

/** Finishes or deletes what a crash or a lost connection left behind: uploads and unreferenced files. */
export async function sweepUploads(services: Services) {
  const { db, now, storage, uploads } = services;
  const anHourAgo = new Date(now().getTime() - HOUR_MS);
  await finishComplete(services, mediaUploads(services), await listUnfinishedUploads(db, now(), AT_ONCE));
  await deleteExpiredUploads(db, now());
  await uploads.removeOlder(new Date(now().getTime() - UPLOAD_HOURS * HOUR_MS));
  // Newer files may belong to work in progress.
  await storage.removeDrafts(anHourAgo);
  await deleteUnusedFiles(services, await listUnusedFiles(db, anHourAgo, AT_ONCE));
}

/** Finishes those of the uploads of which everything has arrived; one that fails does not keep the others. */
export async function finishComplete<U extends Upload>(
  services: Services,
  kind: Parameters<typeof finishIfComplete<U>>[1],
  uploads: U[],
) {
  const failures: unknown[] = [];
  for (const upload of uploads) {
    // A rejected upload is deleted; there is no client to report the error to.
    await finishIfComplete(services, kind, upload).catch((error) => {
      if (!(error instanceof AppError)) failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
}

/** Runs each hour and at every start. */
export const sweep: Task = {
  name: 'delete-abandoned-uploads',
  schedule: '25 * * * *',
  seconds: 600,
  run: sweepUploads,
};
