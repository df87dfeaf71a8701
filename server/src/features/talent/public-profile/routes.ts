import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { publishPicturesOfAdults } from '#features/talent/media/tasks.ts';
import { openCompCardRenderer, urlToPrint } from '#features/talent/public-profile/comp-card-renderer.ts';
import { countVisit, readViews } from '#features/talent/public-profile/profile-views.ts';
import { qrPng, qrSvg } from '#features/talent/public-profile/qr-code.ts';
import { updateLinkToRevoked, updateVisibility } from '#features/talent/public-profile/queries.ts';
import { readPublicProfileSettings } from '#features/talent/public-profile/read-public-profile.ts';
import { readLinks, readSharedProfile, shareProfile } from '#features/talent/public-profile/share-links.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function publicProfileRoutes(app: FastifyInstance, services: Services) {
  const { db, now, queue } = services;

  serve(app, 'GET /api/user/public-profile', async ({ actor }) => {
    return { success: true, data: await readPublicProfileSettings(services, actor.id) };
  });

  serve(app, 'PUT /api/user/public-profile', async ({ actor, body }) => {
    await db.transaction().execute(async (trx) => {
      await updateVisibility(trx, actor.id, body.visibility, services.now());
      await queue.add(trx, publishPicturesOfAdults, {});
    });
    return {
      success: true,
      message: msg('visibility_saved'),
      data: await readPublicProfileSettings(services, actor.id),
    };
  });

  serve(app, 'GET /api/user/profile-links', async ({ actor }) => {
    return { success: true, links: await readLinks(services, actor.id) };
  });

  serve(app, 'POST /api/user/profile-links', async ({ actor, body }) => {
    return {
      success: true,
      message: msg('link_created'),
      link: await shareProfile(services, actor.id, body),
    };
  });

  serve(app, 'DELETE /api/user/profile-links/:id', async ({ actor, params }) => {
    const link = await updateLinkToRevoked(db, actor.id, params.id, now());
    if (!link) throw new AppError('share_link_not_found');
    return { success: true, message: msg('link_ended') };
  });

  serve(app, 'POST /api/shared-profile', async ({ body }) => {
    return { success: true, ...(await readSharedProfile(services, body.token)) };
  });

  serve(app, 'POST /api/profiles/:id/visits', async ({ actor, params, body, client }) => {
    await countVisit(services, params.id, { ...body, actor, ip: client.ip });
    return { success: true, message: msg('visit_counted') };
  });

  serve(app, 'GET /api/user/profile-views', async ({ actor }) => {
    return { success: true, ...(await readViews(services, actor.id)) };
  });

  const renderer = openCompCardRenderer(services);
  serve(app, 'GET /api/user/comp-card.pdf', ({ actor, query, client }) =>
    renderer.ownCompCard(actor, query.link, client.language),
  );
  serve(app, 'GET /api/user/size-sheet.pdf', ({ actor, client }) =>
    renderer.sizeSheet(actor.id, actor, client.language),
  );
  serve(app, 'GET /api/profiles/:id/comp-card.pdf', ({ actor, params, client }) =>
    renderer.compCard(params.id, actor, client.language),
  );
  serve(app, 'GET /api/profiles/:id/size-sheet.pdf', ({ actor, params, client }) =>
    renderer.sizeSheet(params.id, actor, client.language),
  );

  serve(app, 'GET /api/user/qr-code.svg', async ({ actor, query }) => {
    return qrSvg(await urlToPrint(services, actor.id, query.link));
  });

  serve(app, 'GET /api/user/qr-code.png', async ({ actor, query }) => {
    return qrPng(await urlToPrint(services, actor.id, query.link));
  });
}
