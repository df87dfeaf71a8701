import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { askCorrection, objectToCorrection } from '#features/privacy/identity-checks/ask-correction.ts';
import { proveEmail } from '#features/privacy/identity-checks/prove-email.ts';
import { findBadgeCheck, listOwnRequests } from '#features/privacy/identity-checks/queries.ts';
import { sendBadgeDocument } from '#features/privacy/identity-checks/send-document.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** What people ask staff to correct or check about themselves, and how they answer what staff corrected. */
export function identityCheckRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;
  for (const role of ['user', 'production'] as const) {
    serve(app, `GET /api/${role}/correction-requests`, async ({ actor }) => {
      return { success: true, requests: await listOwnRequests(db, actor.id) };
    });
    serve(app, `POST /api/${role}/correction-requests`, async ({ actor, body }) => {
      await askCorrection(services, actor.id, body);
      return { success: true, message: msg('correction_asked') };
    });
  }

  serve(app, 'POST /api/corrections/object', async ({ body }) => {
    const { email_stays } = await objectToCorrection(services, body);
    return { success: true, message: msg(email_stays ? 'objection_keeps_email' : 'objection_sent') };
  });
  serve(app, 'POST /api/corrections/confirm-email', async ({ body }) => {
    return { success: true, message: msg('email_proven'), ...(await proveEmail(services, body.token)) };
  });

  serve(app, 'GET /api/user/badge-check', async ({ actor }) => {
    return { success: true, badge: await findBadgeCheck(db, actor.id) };
  });
  serve(app, 'POST /api/user/badge-check', async ({ actor, files }) => {
    await sendBadgeDocument(services, actor.id, files.document[0]);
    return { success: true, message: msg('badge_document_sent') };
  });
}
