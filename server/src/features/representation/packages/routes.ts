import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { updateToRevoked } from '#features/representation/packages/queries.ts';
import {
  countPackageVisit,
  readPackages,
  readSharedPackage,
  sharePackage,
} from '#features/representation/packages/share-package.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Packages: clients of an agency for one brief, behind a link. */
export function packageRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/user/agency/packages', async ({ actor }) => {
    return { success: true, packages: await readPackages(services, actor.id) };
  });

  serve(app, 'POST /api/user/agency/packages', async ({ actor, body }) => {
    const created = await sharePackage(services, actor, body);
    return { success: true, message: msg('link_created'), package: created };
  });

  serve(app, 'DELETE /api/user/agency/packages/:id', async ({ actor, params }) => {
    orThrow(await updateToRevoked(db, actor.id, params.id, now()), 'share_link_not_found');
    return { success: true, message: msg('link_ended') };
  });

  serve(app, 'POST /api/shared-package', async ({ body }) => {
    return { success: true, ...(await readSharedPackage(services, body.token)) };
  });

  serve(app, 'POST /api/shared-package/visits', async ({ body, client }) => {
    await countPackageVisit(services, body.token, client.ip);
    return { success: true, message: msg('visit_counted') };
  });
}
