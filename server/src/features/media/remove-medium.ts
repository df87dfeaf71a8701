import { deleteMedium } from '#features/media/queries.ts';
import { dropFiles } from '#features/stored-files/keep-file.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

/** Removes a medium from a talent's library; an application it was sent with keeps its file. */
export async function removeMedium(services: Services, talentId: string, id: string) {
  const gone = await deleteMedium(services.db, talentId, id);
  if (!gone) throw new Refusal(404, 'Not found.');
  await dropFiles(services, [gone.file, gone.public_file, gone.poster]);
}
