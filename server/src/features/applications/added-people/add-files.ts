import { addedPeople } from '@kirdaar/contract/applications/added-people';
import { findAdded, replaceMedium, replacePortrait } from '#features/applications/added-people/queries.ts';
import { makePlayable } from '#features/talent/media/tasks.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { orThrow } from '#platform/http/app-error.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import { prepareFile } from '#platform/media/prepare-file.ts';
import { withCleanup } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

const { files: sorts } = addedPeople['POST /api/production/added-people/:id/files'];
type Sort = keyof typeof sorts;

/** The fields of the application form that the files stand for. */
const fields = { photo: 'headshot', video: 'auditionVideo' } as const;

/** Stores the photo and the video of a person whom the house added, instead of earlier ones. */
export async function addFiles(
  services: Services,
  { production_house_id }: Pick<ProductionActor, 'production_house_id'>,
  id: string,
  files: Record<Sort, ReceivedFile[]>,
) {
  const { db, now, queue } = services;
  const { talent_id } = orThrow(await findAdded(db, production_house_id, id, now()), 'application_not_found');
  await withCleanup(services, async (storedFiles) => {
    for (const sort of ['photo', 'video'] as const)
      for (const { path } of files[sort]) {
        const { kind } = sorts[sort];
        const sent = { field: sort, accepted: kind, path, owner: production_house_id };
        const { state, file, width, height, focus, bytes } = await prepareFile(services, sent, storedFiles);
        await db.transaction().execute(async (trx) => {
          const medium = { application_id: id, field: fields[sort], kind, state, file };
          storedFiles.push(...(await replaceMedium(trx, medium)));
          const portrait = { talent_id, kind: 'image', state, file, width, height, focus, bytes } as const;
          const created_at = now().toISOString();
          if (sort === 'photo') await replacePortrait(trx, { ...portrait, position: 0, created_at });
          if (state === 'processing') await queue.add(trx, makePlayable, { file });
        });
      }
  });
}
