import type { HouseDocumentKind } from '@kirdaar/contract/rules/house-documents';
import { endsSoon, lockVerification, upsertDocument } from '#features/houses/documents/queries.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import { checkPdf } from '#platform/media/check-pdf.ts';
import { readUpload } from '#platform/media/read-upload.ts';
import { deleteUnusedFiles, storeFile } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

/** Sends a document of a house to staff, in place of one that was not decided or was refused. */
export async function sendDocument(
  services: Services,
  { id: account_id, production_house_id }: ProductionActor,
  kind: HouseDocumentKind,
  scan: ReceivedFile | undefined,
) {
  if (!scan) throw AppError.field('document', 'file_required');
  const { source, extension } = await readScan(scan);
  const file = await storeFile(services, 'private', source, extension);
  let replaced: string | null | undefined;
  try {
    await services.db.transaction().execute(async (db) => {
      const house = await lockVerification(db, production_house_id);
      if (house?.verification === 'documents' && !endsSoon(house.verified_until, services.now()))
        throw new AppError('house_already_verified');
      replaced = house?.document?.file;
      const sent_at = services.now().toISOString();
      await upsertDocument(db, { production_house_id, kind, file, account_id, sent_at });
    });
  } finally {
    await deleteUnusedFiles(services, [file, replaced]);
  }
}

/** Returns what to store of a scan: a checked PDF, or a picture without its metadata. */
async function readScan(scan: ReceivedFile) {
  if (scan.extension !== 'pdf') return readUpload('document', scan);
  await checkPdf('document', scan.path);
  return { source: scan.path, extension: 'pdf' };
}
