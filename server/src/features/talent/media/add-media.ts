import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { mediaRules } from '@kirdaar/contract/rules/media';
import type { MediaKind } from '@kirdaar/contract/rules/vocabulary';
import { findAllowance } from '#features/billing/allowances/queries.ts';
import {
  deleteMedium,
  findByDigest,
  insertMedium,
  isOfAge,
  listMedia,
  lockMedia,
} from '#features/talent/media/queries.ts';
import { makePlayable } from '#features/talent/media/tasks.ts';
import { type Database, hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { AppError } from '#platform/http/app-error.ts';
import { type PreparedFile, prepareFile } from '#platform/media/prepare-file.ts';
import { withCleanup } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

export interface Addition {
  kind: MediaKind;
  /** The form field named in errors. */
  field: string;
  file: { path: string };
  /** The medium to replace: an id, or `first` for the first of the kind. */
  replaces?: string | undefined;
}

type Prepared = PreparedFile & { digest: Buffer };
type MediumRow = Awaited<ReturnType<typeof insertMedium>>;

/**
 * Adds media to a talent's library, all or none, and runs `alongside` in the same transaction. An addition
 * replaces the first medium of its kind if the kind allows only one or `replaces` is 'first'. The same file
 * sent twice is stored once.
 */
export async function addMedia(
  services: Services,
  talentId: string,
  additions: Addition[],
  alongside: (trx: Database, added: MediumRow[]) => Promise<void> = async () => {},
): Promise<MediumRow[]> {
  const { db, now } = services;
  await assertWithinLimit(services, talentId, additions);
  try {
    return await withCleanup(services, async (files) => {
      const isPublic = await isOfAge(db, talentId, now());
      const prepared: [Addition, Prepared][] = [];
      for (const addition of additions) {
        const { kind, field, file } = addition;
        const sent = { field, accepted: mediaRules[kind].file, path: file.path, owner: talentId, isPublic };
        const ready = await prepareFile(services, sent, files);
        prepared.push([addition, { ...ready, digest: await digestOf(file.path) }]);
      }
      return db.transaction().execute(async (trx) => {
        await lockMedia(trx, talentId);
        const added: MediumRow[] = [];
        for (const [addition, ready] of prepared) {
          added.push(await insertPrepared(services, trx, talentId, addition, ready, files));
        }
        await alongside(trx, added);
        return added;
      });
    });
  } catch (error) {
    if (hasCode(error, RULES.MEDIA_LIMIT)) await assertWithinLimit(services, talentId, additions);
    throw error;
  }
}

async function digestOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest();
}

/** Rejects additions beyond the plan's limit, naming plan and limit, before any large file is received. */
export async function assertWithinLimit(
  { db, now }: Services,
  talentId: string,
  additions: Pick<Addition, 'kind' | 'field' | 'replaces'>[],
) {
  const [existing, allowance] = await Promise.all([
    listMedia(db, talentId),
    findAllowance(db, talentId, now()),
  ]);
  for (const { kind, field } of additions) {
    const name = mediaRules[kind].allowance;
    const max = name ? allowance[name] : null;
    if (!name || max === null) continue;
    const more = additions.filter((other) => other.kind === kind && !other.replaces).length;
    if (more === 0 || existing.filter((row) => row.kind === kind).length + more <= max) continue;
    const limit = { allowance: name, max, plan: allowance.plan };
    throw AppError.field(field, 'plan_limit_reached', limit);
  }
}

/** Inserts a prepared medium and adds the files of the one it replaces to `files`, which are deleted. */
async function insertPrepared(
  { queue, now }: Services,
  trx: Database,
  talent_id: string,
  { kind, replaces }: Addition,
  { digest, pages: _, ...prepared }: Prepared,
  files: (string | null | undefined)[],
) {
  const same = await findByDigest(trx, talent_id, kind, digest);
  if (same) return same;

  const own = (await listMedia(trx, talent_id)).filter((row) => row.kind === kind);
  const replacesFirst = replaces === 'first' || !mediaRules[kind].allowance;
  const replacedId = replacesFirst ? own[0]?.id : replaces;
  const replaced = replacedId ? await deleteMedium(trx, talent_id, replacedId, kind) : undefined;
  if (!replaced && replacedId && !replacesFirst) throw new AppError('medium_not_found');
  if (replaced) files.push(replaced.file, replaced.public_file, replaced.poster);
  const row = await insertMedium(trx, {
    ...prepared,
    digest,
    talent_id,
    kind,
    position: replaced?.position ?? Math.max(-1, ...own.map(({ position }) => position)) + 1,
    created_at: now().toISOString(),
  });
  if (row.state === 'processing') await queue.add(trx, makePlayable, { file: row.file });
  return row;
}
