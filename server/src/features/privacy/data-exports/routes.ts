import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { findFileOfExport, findNewestExport } from '#features/privacy/data-exports/queries.ts';
import { requestExport } from '#features/privacy/data-exports/request-export.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';
import { signedAddress } from '#platform/storage/storage.ts';

export function dataExportRoutes(app: FastifyInstance, services: Services) {
  const { db, secrets, now } = services;
  for (const role of ['user', 'production'] as const) {
    serve(app, `GET /api/${role}/data-exports`, async ({ actor }) => {
      return { success: true, data_export: (await findNewestExport(db, actor.id, now())) ?? null };
    });

    serve(app, `POST /api/${role}/data-exports`, async ({ actor, body, client }) => {
      const data_export = await requestExport(services, actor, body, client);
      const message = data_export.state === 'ready' ? msg('export_ready') : msg('export_preparing');
      return { success: true, message, data_export };
    });

    serve(app, `GET /api/${role}/data-exports/:id/address`, async ({ actor, params }) => {
      const found = await findFileOfExport(db, actor.id, params.id, now());
      if (!found) throw new AppError('data_export_not_found');
      return { success: true, address: signedAddress(secrets.media, found.file, now()) };
    });
  }
}
