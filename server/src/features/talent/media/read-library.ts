import { mediaRules } from '@kirdaar/contract/rules/media';
import { type MediaKind, mediaKinds } from '@kirdaar/contract/rules/vocabulary';
import { findAllowance } from '#features/billing/allowances/queries.ts';
import { describeMedium } from '#features/talent/media/describe-medium.ts';
import { listMedia } from '#features/talent/media/queries.ts';
import type { Services } from '#platform/services.ts';

/** Returns all media of a talent and the remaining allowance of each kind. */
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
