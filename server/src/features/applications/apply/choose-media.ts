import type { Application } from '@kirdaar/contract/applications/applications';
import { applicationMedia } from '@kirdaar/contract/rules/application-media';
import { mediaRules } from '@kirdaar/contract/rules/media';
import type { UploadKind } from '@kirdaar/contract/rules/uploads';
import { findOwnMedia } from '#features/talent/media/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';

type Chosen = NonNullable<Application['media']>;

/**
 * Returns the talent's stored files that an application names. The application refers to them, so they stay
 * when the talent deletes them. They are locked until the transaction ends.
 */
export async function chooseMedia(db: Database, talentId: string, chosen: Chosen) {
  if (chosen.length === 0) return [];
  const own = await findOwnMedia(
    db,
    talentId,
    chosen.map(({ media_id }) => media_id),
  );
  return chosen.map(({ field, media_id }) => {
    const medium = own.find(({ id }) => id === media_id);
    if (!medium) throw AppError.field(field, 'chosen_file_missing');
    const kind = mediaRules[medium.kind].file;
    const taken: readonly UploadKind[] = applicationMedia[field];
    if (!taken.includes(kind)) throw AppError.field(field, 'chosen_file_wrong_kind');
    return { field, kind, state: medium.state, file: medium.file, poster: medium.poster };
  });
}

export function rejectDuplicateMedia(sent: readonly string[], chosen: Chosen) {
  const fields = [...sent, ...chosen.map(({ field }) => field)];
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  if (twice) throw AppError.field(twice, 'too_many_files', { max: 1 });
}
