import { mediaRules } from '@kirdaar/contract/rules/media';
import { type MediaKind, mediaKinds } from '@kirdaar/contract/rules/vocabulary';
import { listMedia } from '#features/media/queries.ts';
import { tellMedium } from '#features/media/tell-medium.ts';
import { findAllowance } from '#features/plans/queries.ts';
import type { Services } from '#platform/services.ts';

/** All media of a talent, and how many more of each kind there may be. */
export async function readLibrary(services: Services, talentId: string) {
  const { db, now } = services;
  const [rows, allowance] = await Promise.all([listMedia(db, talentId), findAllowance(db, talentId, now())]);
  const allowances = mediaKinds.map((kind) => {
    const used = rows.filter((row) => row.kind === kind).length;
    const { allowance: name } = mediaRules[kind];
    return [kind, { used, limit: name ? allowance[name] : 1 }];
  });
  return {
    media: rows.map((row) => tellMedium(services, row)),
    plan: allowance.plan,
    // One entry for each kind.
    allowances: Object.fromEntries(allowances) as Record<MediaKind, { used: number; limit: number | null }>,
  };
}
