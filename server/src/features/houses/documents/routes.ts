import { msg } from '@kirdaar/contract/messages';
import type { HouseDocumentKind } from '@kirdaar/contract/rules/house-documents';
import type { FastifyInstance } from 'fastify';
import {
  endsSoon,
  findVerification,
  lockVerification,
  upsertDocument,
} from '#features/houses/documents/queries.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import { serve } from '#platform/http/serve.ts';
import { prepareFile } from '#platform/media/prepare-file.ts';
import { withCleanup } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

export function houseDocumentRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/production/documents', async ({ actor }) => {
    return { success: true, verification: await findVerification(db, actor.production_house_id, now()) };
  });

  serve(app, 'POST /api/production/documents', async ({ actor, body, files }) => {
    await sendDocument(services, actor, body, files.document[0]);
    const verification = await findVerification(db, actor.production_house_id, now());
    return { success: true, message: msg('document_sent'), verification };
  });
}

/** Sends a document of a house to staff, in place of one that was not decided or was rejected. */
async function sendDocument(
  services: Services,
  { id: account_id, production_house_id }: ProductionActor,
  { kind, for_children = false }: { kind: HouseDocumentKind; for_children?: boolean | undefined },
  scan: ReceivedFile | undefined,
) {
  if (!scan) throw AppError.field('document', 'file_required');
  await withCleanup(services, async (files) => {
    const owner = production_house_id;
    const sent = { field: 'document', accepted: 'scan', path: scan.path, owner } as const;
    const { file } = await prepareFile(services, sent, files);
    await services.db.transaction().execute(async (db) => {
      const house = await lockVerification(db, production_house_id);
      const isAsking = for_children && !house?.sees_children;
      if (house?.verification === 'documents' && !isAsking && !endsSoon(house.verified_until, services.now()))
        throw new AppError('house_already_verified');
      files.push(house?.document?.file);
      const sent_at = services.now().toISOString();
      await upsertDocument(db, { production_house_id, kind, for_children, file, account_id, sent_at });
    });
  });
}
