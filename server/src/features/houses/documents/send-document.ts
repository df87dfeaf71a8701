import type { HouseDocumentKind } from '@kirdaar/contract/rules/house-documents';
import { endsSoon, lockVerification, upsertDocument } from '#features/houses/documents/queries.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import { prepareFile } from '#platform/media/prepare-file.ts';
import { withCleanup } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

/** The house or the agency whose document it is, and who sends it. */
type Sender = { account_id: string } & ({ production_house_id: string } | { talent_id: string });

/** Sends a document to staff, in place of one that was not decided or was rejected. */
export async function sendDocument(
  services: Services,
  sender: Sender,
  { kind, for_children = false }: { kind: HouseDocumentKind; for_children?: boolean | undefined },
  scan: ReceivedFile | undefined,
) {
  if (!scan) throw AppError.field('document', 'file_required');
  const owner = 'talent_id' in sender ? sender.talent_id : sender.production_house_id;
  await withCleanup(services, async (files) => {
    const sent = { field: 'document', accepted: 'scan', path: scan.path, owner } as const;
    const { file } = await prepareFile(services, sent, files);
    await services.db.transaction().execute(async (db) => {
      const { document, ...found } = orThrow(await lockVerification(db, owner), 'agency_required');
      const isAsking = for_children && !found.sees_children;
      if (found.verified && !isAsking && !endsSoon(found.verified_until, services.now()))
        throw new AppError('house_already_verified');
      files.push(document?.file);
      const sent_at = services.now().toISOString();
      await upsertDocument(db, { ...sender, kind, for_children, file, sent_at }).catch((error) => {
        throw hasCode(error, RULES.REFUSED_FOR_GOOD) ? new AppError('document_refused') : error;
      });
    });
  });
}
