import { deleteMedium } from '#features/talent/media/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { deleteUnusedFiles } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

/** Removes a medium from a talent's library; an application it was sent with keeps its file. */
export async function removeMedium(services: Services, talentId: string, id: string) {
  const gone = await deleteMedium(services.db, talentId, id);
  if (!gone) throw new AppError('medium_not_found');
  await deleteUnusedFiles(services, [gone.file, gone.public_file, gone.poster]);
}
