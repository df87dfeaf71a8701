import type { ApplicationKit, NewApplicationKit } from '@kirdaar/contract/applications/application-kits';
import { MAX_KITS } from '@kirdaar/contract/rules/limits';
import {
  insertKit,
  listKits,
  lockTalent,
  mediaColumns,
  updateKit,
} from '#features/applications/application-kits/queries.ts';
import { chooseMedia, rejectDuplicateMedia } from '#features/applications/apply/apply-to-job.ts';
import { hasCode } from '#platform/database/database.ts';
import { POSTGRES_ERRORS } from '#platform/database/sqlstates.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Saves a new kit of a talent, or one with an ID in place of what it was, and returns all of them. */
export async function saveKit(
  { db }: Pick<Services, 'db'>,
  talentId: string,
  { name, note, media }: NewApplicationKit,
  id?: string,
): Promise<ApplicationKit[]> {
  if (media.length === 0 && !note) throw AppError.field('note', 'kit_empty');
  rejectDuplicateMedia([], media);
  const kit = { name, note, ...mediaColumns(media) };
  try {
    return await db.transaction().execute(async (trx) => {
      // The files are locked after the talent, as by every change of them.
      await lockTalent(trx, talentId);
      await chooseMedia(trx, talentId, media);
      if (id) {
        if (!(await updateKit(trx, talentId, id, kit))) throw new AppError('kit_not_found');
      } else {
        if ((await listKits(trx, talentId)).length >= MAX_KITS) throw AppError.field('name', 'too_many_kits');
        await insertKit(trx, { talent_id: talentId, ...kit });
      }
      return listKits(trx, talentId);
    });
  } catch (error) {
    if (hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION)) throw AppError.field('name', 'kit_name_taken');
    throw error;
  }
}
