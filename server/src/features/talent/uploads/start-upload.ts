import { randomUUID } from 'node:crypto';
import { UPLOAD_HOURS, UPLOADS_AT_ONCE } from '@kirdaar/contract/rules/limits';
import { mediaRules } from '@kirdaar/contract/rules/media';
import { uploads } from '@kirdaar/contract/rules/uploads';
import { addition } from '@kirdaar/contract/talent/media';
import { assertWithinLimit } from '#features/talent/media/add-media.ts';
import { findMedium } from '#features/talent/media/queries.ts';
import { countUploads, insertUpload } from '#features/talent/uploads/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Starts a resumable upload of a large file for a talent and returns its id. An upload that cannot succeed is
 * rejected here.
 */
export async function startUpload(
  services: Services,
  talent_id: string,
  { bytes, metadata }: { bytes: number; metadata: Record<string, string | null> },
): Promise<string> {
  const { db, now } = services;
  const { kind, replaces = null } = addition.parse(metadata);
  const { file } = mediaRules[kind];
  if (bytes < 1 || bytes > uploads[file].bytes)
    throw AppError.field('file', 'file_not_accepted', { accepted: file });
  if (replaces && !(await findMedium(db, talent_id, replaces))) throw new AppError('medium_not_found');
  await assertWithinLimit(services, talent_id, [{ kind, field: 'file', ...(replaces && { replaces }) }]);
  if ((await countUploads(db, talent_id, now())) >= UPLOADS_AT_ONCE) throw new AppError('too_many_uploads');

  const id = randomUUID();
  const expires_at = new Date(now().getTime() + UPLOAD_HOURS * HOUR_MS).toISOString();
  await insertUpload(db, { id, talent_id, kind, replaces, bytes, expires_at });
  return id;
}
