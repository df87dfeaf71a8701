import { updateToEnded } from '#features/privacy/data-exports/queries.ts';
import { deleteUnusedFiles } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

/** Ends expired exports and removes their files. */
export async function endExports(services: Services) {
  await deleteUnusedFiles(services, await updateToEnded(services.db, services.now()));
}
