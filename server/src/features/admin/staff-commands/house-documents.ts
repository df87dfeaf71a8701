import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { document_kinds } from '@kirdaar/contract/words/en/rules/documents';
import { findHouse } from '#features/admin/staff-commands/queries.ts';
import { decideDocument } from '#features/houses/documents/decide-document.ts';
import { listWaitingDocuments } from '#features/houses/documents/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** Lists the documents that houses sent and nobody has decided. */
export async function describeDocuments(db: Database): Promise<string[]> {
  const documents = await listWaitingDocuments(db);
  if (documents.length === 0) return ['No documents await a decision.'];
  return documents.map(({ id, sent_at, company_name, owner_name, gst_no, kind, file }) =>
    [
      id,
      dayInIndia(new Date(sent_at)),
      company_name ?? 'unnamed house',
      owner_name ?? 'unknown owner',
      gst_no ?? 'no GST number',
      document_kinds[kind],
      file,
    ].join('  '),
  );
}

/** Writes the waiting document of a house to a new file, for staff to look at. */
export async function saveDocument(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  houseId: string,
  path: string,
): Promise<string> {
  const document = (await listWaitingDocuments(db)).find(({ id }) => id === houseId);
  const stored = document?.file && (await storage.open('private', document.file));
  if (!stored) throw new AppError('house_document_not_found', { id: houseId });
  // Nobody else on the machine may read it, and no file is overwritten.
  await pipeline(await stored.read(), createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  return `Saved as ${path}. Delete it after you have decided.`;
}

/** Refuses the waiting document of a house for a reason that it is told. */
export async function refuseHouse(
  desk: Pick<Services, 'db' | 'now' | 'queue' | 'storage'>,
  id: string,
  reason: string,
): Promise<string> {
  const house = await findHouse(desk.db, { id });
  if (!house) throw new AppError('house_not_found', { id });
  const name = house.company_name ?? house.email;
  const changed = await decideDocument(desk, id, reason);
  if (!changed) return `Nothing to do: ${name} is already verified by its documents.`;
  return `Refused: the document of ${name}. The house is told why.`;
}
