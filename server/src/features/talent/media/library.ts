import { mediaRules } from '@kirdaar/contract/rules/media';
import { type MediaKind, mediaKinds } from '@kirdaar/contract/rules/vocabulary';
import { findAllowance } from '#features/billing/allowances/queries.ts';
import { describeMedium } from '#features/talent/media/describe-medium.ts';
import {
  deleteMedium,
  findMedium,
  listMedia,
  lockMedia,
  updateMedium,
  updatePositions,
} from '#features/talent/media/queries.ts';
import { makePlayable } from '#features/talent/media/tasks.ts';
import { AppError } from '#platform/http/app-error.ts';
import { deleteUnusedFiles } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

export async function readLibrary(services: Services, talentId: string) {
  const { db, now } = services;
  const [rows, allowance] = await Promise.all([listMedia(db, talentId), findAllowance(db, talentId, now())]);
  const allowances = mediaKinds.map((kind) => {
    const used = rows.filter((row) => row.kind === kind).length;
    const { allowance: name } = mediaRules[kind];
    return [kind, { used, limit: name ? allowance[name] : 1 }];
  });
  return {
    media: rows.map((row) => describeMedium(services, row)),
    plan: allowance.plan,
    // The cast is safe: there is one entry for each kind.
    allowances: Object.fromEntries(allowances) as Record<MediaKind, { used: number; limit: number | null }>,
  };
}

export async function orderMedia({ db }: Services, talentId: string, kind: MediaKind, ids: string[]) {
  await db.transaction().execute(async (trx) => {
    await lockMedia(trx, talentId);
    const own = await listMedia(trx, talentId);
    const existing = new Set(own.filter((row) => row.kind === kind).map(({ id }) => id));
    if (ids.some((id) => !existing.has(id))) throw new AppError('medium_not_found');
    if (new Set(ids).size !== existing.size || ids.length !== existing.size)
      throw new AppError('media_changed_elsewhere');
    await updatePositions(trx, talentId, kind, ids);
  });
}

export async function retryMedium({ db, queue }: Services, talentId: string, id: string) {
  return db.transaction().execute(async (trx) => {
    const medium = await findMedium(trx, talentId, id);
    if (!medium) throw new AppError('medium_not_found');
    if (medium.state !== 'failed') throw new AppError('medium_not_failed');
    await queue.add(trx, makePlayable, { file: medium.file });
    return (await updateMedium(trx, talentId, id, { state: 'processing' })) ?? medium;
  });
}

/** Removes a medium from a talent's library; an application it was sent with keeps its file. */
export async function removeMedium(services: Services, talentId: string, id: string) {
  const gone = await deleteMedium(services.db, talentId, id);
  if (!gone) throw new AppError('medium_not_found');
  await deleteUnusedFiles(services, [gone.file, gone.public_file, gone.poster]);
}
