import type { NewReviewPreset } from '@kirdaar/contract/applications/review-presets';
import { MAX_PRESETS } from '@kirdaar/contract/rules/limits';
import { listPresets, upsertPreset } from '#features/applications/review-presets/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Saves a preset of a house, in place of the one of the same kind and name, and returns all of them. */
export async function savePreset({ db }: Pick<Services, 'db'>, houseId: string, preset: NewReviewPreset) {
  const before = await listPresets(db, houseId);
  const others = before.filter(
    ({ kind, name }) => kind === preset.kind && name.toLowerCase() !== preset.name.toLowerCase(),
  );
  if (others.length >= MAX_PRESETS) throw AppError.field('name', 'too_many_presets');
  await upsertPreset(db, houseId, preset);
  return listPresets(db, houseId);
}
