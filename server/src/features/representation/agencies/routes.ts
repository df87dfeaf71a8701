import { msg } from '@kirdaar/contract/messages';
import { shownAge } from '@kirdaar/contract/rules/profile-filters';
import type { FastifyInstance } from 'fastify';
import { findVerification } from '#features/houses/documents/queries.ts';
import { sendDocument } from '#features/houses/documents/send-document.ts';
import { findAgency, listShownClients } from '#features/representation/agencies/queries.ts';
import { actorOf } from '#platform/http/acting.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';
import { shownAddress } from '#platform/storage/storage.ts';

/** Agencies: the document that verifies one, and the clients on its public page. */
export function agencyRoutes(app: FastifyInstance, services: Services) {
  const { db, now, secrets } = services;

  serve(app, 'GET /api/user/agency/documents', async ({ actor }) => {
    return { success: true, verification: await findVerification(db, actor.id, now()) };
  });

  serve(app, 'POST /api/user/agency/documents', async ({ actor, body, files }) => {
    const sender = { talent_id: actor.id, account_id: actor.acting ? actorOf(actor.acting) : actor.id };
    await sendDocument(services, sender, body, files.document[0]);
    const verification = await findVerification(db, actor.id, now());
    return { success: true, message: msg('document_sent'), verification };
  });

  serve(app, 'GET /api/agencies/:id/clients', async ({ params, readPublic }) => {
    const clients = await readPublic(db, async (reading) => {
      const agency = await findAgency(reading, params.id);
      if (!agency?.verified) throw new AppError('profile_not_found');
      return listShownClients(reading, params.id, now());
    });
    const data = clients.map((client) => ({
      ...client,
      ...shownAge(client.age),
      image: shownAddress(secrets.media, client.image, now()),
    }));
    return { success: true, data };
  });
}
