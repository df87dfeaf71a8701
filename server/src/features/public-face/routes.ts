import type { FastifyInstance } from 'fastify';
import { countVisit } from '#features/public-face/count-visit.ts';
import { addressOnPaper, openPress } from '#features/public-face/press.ts';
import { qrPng, qrSvg } from '#features/public-face/qr-code.ts';
import { updateLinkToRevoked, updateVisibility } from '#features/public-face/queries.ts';
import { readPublicFace } from '#features/public-face/read-public-face.ts';
import { readSharedProfile } from '#features/public-face/read-shared-profile.ts';
import { readViews } from '#features/public-face/read-views.ts';
import { readLinks, shareProfile } from '#features/public-face/share-profile.ts';
import { Refusal } from '#platform/refusal.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

export function publicFaceRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/user/public-face', async ({ actor }) => {
    return { success: true, data: await readPublicFace(services, actor.id) };
  });

  serve(app, 'PUT /api/user/public-face', async ({ actor, body }) => {
    await updateVisibility(db, actor.id, body.visibility);
    return { success: true, message: 'Saved.', data: await readPublicFace(services, actor.id) };
  });

  serve(app, 'GET /api/user/profile-links', async ({ actor }) => {
    return { success: true, links: await readLinks(services, actor.id) };
  });

  serve(app, 'POST /api/user/profile-links', async ({ actor, body }) => {
    return { success: true, message: 'The link works.', link: await shareProfile(services, actor.id, body) };
  });

  serve(app, 'DELETE /api/user/profile-links/:id', async ({ actor, params }) => {
    const link = await updateLinkToRevoked(db, actor.id, params.id, now());
    if (!link) throw new Refusal(404, 'Not found.');
    return { success: true, message: 'The link has ended.' };
  });

  serve(app, 'POST /api/shared-profile', async ({ body }) => {
    return { success: true, ...(await readSharedProfile(services, body.token)) };
  });

  serve(app, 'POST /api/profiles/:id/visits', async ({ actor, params, body, client }) => {
    await countVisit(services, params.id, { ...body, actor, address: client.address });
    return { success: true, message: 'Counted.' };
  });

  serve(app, 'GET /api/user/profile-views', async ({ actor }) => {
    return { success: true, ...(await readViews(services, actor.id)) };
  });

  const press = openPress(services);
  serve(app, 'GET /api/user/comp-card.pdf', ({ actor, query }) => press.ownCompCard(actor, query.link));
  serve(app, 'GET /api/user/size-sheet.pdf', ({ actor }) => press.sizeSheet(actor.id, actor));
  serve(app, 'GET /api/profiles/:id/comp-card.pdf', ({ actor, params }) => press.compCard(params.id, actor));
  serve(app, 'GET /api/profiles/:id/size-sheet.pdf', ({ actor, params }) =>
    press.sizeSheet(params.id, actor),
  );

  serve(app, 'GET /api/user/qr-code.svg', async ({ actor, query }) => {
    return qrSvg(await addressOnPaper(services, actor.id, query.link));
  });

  serve(app, 'GET /api/user/qr-code.png', async ({ actor, query }) => {
    return qrPng(await addressOnPaper(services, actor.id, query.link));
  });
}
