import { limitReached } from '@kirdaar/contract/rules/allowances';
import { mediaRules } from '@kirdaar/contract/rules/media';
import { type Addition, type Prepared, prepareMedium } from '#features/media/prepare-medium.ts';
import {
  deleteFirst,
  deleteMedium,
  findByDigest,
  findLastPlace,
  insertMedium,
  isOfAge,
  listMedia,
  lockMedia,
} from '#features/media/queries.ts';
import { makePlayable } from '#features/media/tasks.ts';
import { findAllowance } from '#features/plans/queries.ts';
import { dropFiles } from '#features/stored-files/keep-file.ts';
import { type Database, hasCode } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';

const NONE_LEFT = 'KD140';

type MediumRow = Awaited<ReturnType<typeof insertMedium>>;

/**
 * Adds media to a talent's library, all or none, and does `alongside` in the same transaction. What is there
 * once, and the first of what is replaced, makes room for its successor. A file sent twice is one.
 */
export async function addMedia(
  services: Services,
  talentId: string,
  additions: Addition[],
  alongside: (trx: Database, added: MediumRow[]) => Promise<void> = async () => {},
): Promise<MediumRow[]> {
  const { db, now } = services;
  await refuseBeyondLimit(services, talentId, additions);
  /** Whatever of these no row refers to in the end, goes. */
  const files: string[] = [];
  try {
    const ofAge = await isOfAge(db, talentId, now());
    const prepared: [Addition, Prepared][] = [];
    for (const addition of additions) {
      prepared.push([addition, await prepareMedium(services, addition, ofAge, files)]);
    }
    return await db.transaction().execute(async (trx) => {
      await lockMedia(trx, talentId);
      const added: MediumRow[] = [];
      for (const [addition, ready] of prepared) {
        added.push(await attach(services, trx, talentId, addition, ready, files));
      }
      await alongside(trx, added);
      return added;
    });
  } catch (error) {
    if (hasCode(error, NONE_LEFT)) await refuseBeyondLimit(services, talentId, additions);
    throw error;
  } finally {
    await dropFiles(services, files);
  }
}

/** Says which limit of which plan stands in the way, before anything large is taken. */
export async function refuseBeyondLimit(
  { db, now }: Services,
  talentId: string,
  additions: Pick<Addition, 'kind' | 'field' | 'replaces'>[],
) {
  const [there, allowance] = await Promise.all([listMedia(db, talentId), findAllowance(db, talentId, now())]);
  for (const { kind, field } of additions) {
    const name = mediaRules[kind].allowance;
    const most = name ? allowance[name] : null;
    if (!name || most === null) continue;
    const more = additions.filter((other) => other.kind === kind && !other.replaces).length;
    if (more === 0 || there.filter((row) => row.kind === kind).length + more <= most) continue;
    const message = limitReached(name, most, allowance.plan);
    throw new Refusal(403, message, { fields: { [field]: message } });
  }
}

/** Gives a prepared medium its row; the files that lose theirs join the others that may have to go. */
async function attach(
  { queue, now }: Services,
  trx: Database,
  talent_id: string,
  { kind, replaces }: Addition,
  { digest, ...prepared }: Prepared,
  files: string[],
) {
  const same = await findByDigest(trx, talent_id, kind, digest);
  if (same) return same;

  const gone = await makeRoom(trx, talent_id, kind, replaces);
  if (gone) files.push(...[gone.file, gone.public_file, gone.poster].filter((name) => name !== null));
  const row = await insertMedium(trx, {
    ...{ ...prepared, digest, talent_id, kind },
    position: gone?.position ?? (await findLastPlace(trx, talent_id, kind)),
    created_at: now().toISOString(),
  });
  if (row.state === 'processing') await queue.add(trx, makePlayable, { file: row.file });
  return row;
}

async function makeRoom(
  trx: Database,
  talentId: string,
  kind: Addition['kind'],
  replaces: string | undefined,
) {
  if (replaces === 'first' || !mediaRules[kind].allowance) return deleteFirst(trx, talentId, kind);
  if (replaces === undefined) return undefined;
  const gone = await deleteMedium(trx, talentId, replaces, kind);
  if (!gone) throw new Refusal(404, 'Not found.');
  return gone;
}
