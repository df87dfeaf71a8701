import { randomUUID } from 'node:crypto';
import { addition } from '@kirdaar/contract/media';
import { UPLOAD_HOURS, UPLOADS_AT_ONCE } from '@kirdaar/contract/rules/limits';
import { mediaRules } from '@kirdaar/contract/rules/media';
import { uploads } from '@kirdaar/contract/rules/uploads';
import { refuseBeyondLimit } from '#features/media/add-media.ts';
import { findMedium } from '#features/media/queries.ts';
import { countUploads, insertUpload } from '#features/uploads/queries.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';
import { refusedFile } from '#platform/uploads.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Lets a talent send a large file in pieces and returns the upload's id; what cannot end well does not begin. */
export async function beginUpload(
  services: Services,
  talent_id: string,
  { bytes, metadata }: { bytes: number; metadata: Record<string, string | null> },
): Promise<string> {
  const { db, now } = services;
  const { kind, replaces = null } = addition.parse(metadata);
  const rule = uploads[mediaRules[kind].file];
  if (bytes < 1 || bytes > rule.bytes) throw refusedFile('file', `Please choose ${rule.words}.`);
  if (replaces && !(await findMedium(db, talent_id, replaces))) throw new Refusal(404, 'Not found.');
  await refuseBeyondLimit(services, talent_id, [{ kind, field: 'file', ...(replaces && { replaces }) }]);
  if ((await countUploads(db, talent_id, now())) >= UPLOADS_AT_ONCE)
    throw new Refusal(429, 'Too many uploads are under way. Please finish or cancel one first.');

  const id = randomUUID();
  const expires_at = new Date(now().getTime() + UPLOAD_HOURS * HOUR_MS).toISOString();
  await insertUpload(db, { id, talent_id, kind, replaces, bytes, expires_at });
  return id;
}
