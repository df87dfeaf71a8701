import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { findVerification } from '#features/houses/documents/queries.ts';
import { sendDocument } from '#features/houses/documents/send-document.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function houseDocumentRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/production/documents', async ({ actor }) => {
    return { success: true, verification: await findVerification(db, actor.production_house_id, now()) };
  });

  serve(app, 'POST /api/production/documents', async ({ actor, body, files }) => {
    const { id: account_id, production_house_id } = actor;
    await sendDocument(services, { production_house_id, account_id }, body, files.document[0]);
    const verification = await findVerification(db, actor.production_house_id, now());
    return { success: true, message: msg('document_sent'), verification };
  });
}
