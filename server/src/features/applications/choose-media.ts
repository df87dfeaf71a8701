import type { Application } from '@kirdaar/contract/applications';
import { applicationMedia } from '@kirdaar/contract/rules/application-media';
import { mediaRules } from '@kirdaar/contract/rules/media';
import type { UploadKind } from '@kirdaar/contract/rules/uploads';
import { findOwnMedia } from '#features/media/queries.ts';
import type { Database } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';

type Chosen = NonNullable<Application['media']>;

/**
 * The talent's own stored files that an application names, for the application to refer to: so they stay when
 * the talent deletes them. Until the transaction ends they cannot go.
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
    if (!medium) throw refused(field, 'This file is not there any more. Please choose another.');
    const kind = mediaRules[medium.kind].file;
    const taken: readonly UploadKind[] = applicationMedia[field];
    if (!taken.includes(kind)) throw refused(field, 'This file is of another kind. Please choose another.');
    return { field, kind, state: medium.state, file: medium.file, poster: medium.poster };
  });
}

/** One file for each field, sent or chosen. */
export function refuseTwice(sent: readonly string[], chosen: Chosen) {
  const fields = [...sent, ...chosen.map(({ field }) => field)];
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  if (twice) throw refused(twice, 'At most 1 here.');
}

function refused(field: string, message: string) {
  return new Refusal(400, message, { fields: { [field]: message } });
}
