import { updateToEnded } from '#features/data-exports/queries.ts';
import { dropFiles } from '#features/stored-files/keep-file.ts';
import type { Services } from '#platform/services.ts';

/** Ends the exports whose time is over, and removes their files. */
export async function endExports(services: Services) {
  await dropFiles(services, await updateToEnded(services.db, services.now()));
}
